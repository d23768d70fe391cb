import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { helpersFor, startFlags } from '#server/door/process/startSettings.mjs'

test('Node knows the flags of a start', () => {
  const output = execFileSync(process.execPath, [...startFlags, '--eval', 'console.log(process.execArgv.join(" "))'], {
    encoding: 'utf8',
  })
  expect(output).toContain('--max-semi-space-size=16')
  const helpers = Number(/--v8-pool-size=(\d)/.exec(output)?.[1])
  expect(helpers).toBe(helpersFor(availableParallelism()))
})

test('V8 has from one to four helpers', () => {
  expect([1, 2, 3, 5, 64].map(helpersFor)).toEqual([1, 1, 2, 4, 4])
})
