import { expect, test, vi } from 'vitest'
import { ApiError } from '#client/api.ts'
import { runSimulation } from '#client/rules/runSimulation.ts'
import type { RulesSimulation } from '#shared/contract/simulation.ts'

const outcome = {
  learners: 1,
  points: 10,
  capped: 0,
  highest: 10,
  by_rule: [],
  weeks: [{ start: '2026-11-16', points: 10 }],
}
const nobody = { learners: 0, points: 0, most: [] }
const partOf = (next: number | null, percent: number): RulesSimulation => ({
  ...outcome,
  events: 2,
  saved: outcome,
  gaining: nobody,
  losing: nobody,
  next,
  percent,
})
const body = { revision: 0, enabled: true, daily_cap: null, monthly_cap: null, rules: [] }

test('a simulation reads part after part and reports its progress', async () => {
  const part = vi.fn().mockResolvedValueOnce(partOf(7, 40)).mockResolvedValueOnce(partOf(null, 100))
  const onProgress = vi.fn()
  const calls = { part, pause: vi.fn() }
  const sum = await runSimulation(body, { signal: new AbortController().signal, onProgress }, calls)
  expect(sum).toMatchObject({ learners: 2, points: 20, highest: 10, events: 4, weeks: [{ points: 20 }], next: null })
  expect(part.mock.calls.map(([, after]) => after)).toEqual([undefined, 7])
  expect(onProgress.mock.calls).toEqual([[40]])
})

test('a busy server is asked again after a pause, but not forever', async () => {
  const busy = new ApiError(429, [])
  const watched = { signal: new AbortController().signal, onProgress: vi.fn() }
  const once = vi.fn().mockRejectedValueOnce(busy).mockResolvedValueOnce(partOf(null, 100))
  const pause = vi.fn()
  expect(await runSimulation(body, watched, { part: once, pause })).toMatchObject({ points: 10 })
  expect(pause).toHaveBeenCalledTimes(1)
  const always = vi.fn().mockRejectedValue(busy)
  await expect(runSimulation(body, watched, { part: always, pause })).rejects.toBe(busy)
  expect(always).toHaveBeenCalledTimes(5)
})

test('a cancelled simulation asks for no further part', async () => {
  const end = new AbortController()
  const part = vi.fn(async () => {
    end.abort()
    return partOf(7, 40)
  })
  const run = runSimulation(body, { signal: end.signal, onProgress: vi.fn() }, { part, pause: vi.fn() })
  await expect(run).rejects.toThrow()
  expect(part).toHaveBeenCalledTimes(1)
})
