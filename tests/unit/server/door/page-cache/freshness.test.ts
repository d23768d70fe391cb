import { setImmediate as turn } from 'node:timers/promises'
import pino from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFreshness, type Freshness } from '#server/door/page-cache/freshness.ts'

let sync: () => Promise<void>
let isCurrent: () => boolean
let said: string[]
let freshness: Freshness

beforeEach(() => {
  sync = async () => {}
  isCurrent = () => false
  said = []
  const clock = { sync: () => sync(), isCurrent: () => isCurrent(), onChange: () => () => true }
  const log = pino({}, { write: (line) => said.push(JSON.parse(line).msg) })
  freshness = createFreshness(clock, log)
})

test('while the database is away, that is said once, and once when it is back', async () => {
  sync = () => Promise.reject(new Error('ECONNREFUSED'))
  expect([await freshness.sync(), await freshness.sync()]).toEqual(['none', 'none'])
  sync = async () => {}
  expect([await freshness.sync(), await freshness.sync()]).toEqual(['primary', 'primary'])
  expect(said).toEqual(['database away: only kept pages are served', 'database back'])
})

test('a database that is away cannot be current', async () => {
  isCurrent = () => true
  sync = () => Promise.reject(new Error('ECONNREFUSED'))
  await freshness.sync()
  expect(freshness.isCurrent()).toBe(false)
})

test('a database that does not answer is away, and is then waited for only a moment', async () => {
  vi.useFakeTimers()
  sync = () => new Promise(() => {})
  const first = freshness.sync()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await first).toBe('none')
  const second = freshness.sync()
  await vi.advanceTimersByTimeAsync(100)
  expect(await second).toBe('none')
  vi.useRealTimers()
})

test('one look answers for all requests that came together, and for none that comes later', async () => {
  let looks = 0
  isCurrent = () => {
    looks++
    return true
  }
  for (let at = 0; at < 32; at++) expect(freshness.isCurrent()).toBe(true)
  expect(looks).toBe(1)
  await turn()
  isCurrent = () => false
  expect(freshness.isCurrent()).toBe(false)
})
