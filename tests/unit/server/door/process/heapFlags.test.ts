import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** V8 changes its tag with each flag, and only writes a message about a flag that it does not know. */
const program = `
import { cachedDataVersionTag } from 'node:v8'
import { setHeapFlags } from '${resolve('src/lib/server/door/process/heapFlags.ts')}'
const before = cachedDataVersionTag()
setHeapFlags()
console.log(before !== cachedDataVersionTag())`

test('V8 knows the flags of a running site', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', `${program}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(output).toBe('true\n')
})
