import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { startFlags } from '#server/door/process/startSettings.mjs'

test('Node knows the flags of a start, and its helpers leave one core to the event loop', () => {
  const output = execFileSync(process.execPath, [...startFlags, '--eval', 'console.log(process.execArgv.join(" "))'], {
    encoding: 'utf8',
  })
  expect(output).toContain('--max-semi-space-size=16')
  const helpers = Number(/--v8-pool-size=(\d)/.exec(output)?.[1])
  expect(helpers).toBe(Math.min(4, Math.max(1, availableParallelism() - 1)))
})
