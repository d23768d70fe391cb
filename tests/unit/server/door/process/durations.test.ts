import { AggregatorRegistry, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createDurations } from '#server/door/process/durations.ts'

/** The lines of a registry that hold values. */
async function linesOf(registry: Registry): Promise<string[]> {
  const text = await registry.metrics()
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

test('a bucket counts all answers that took up to its bound', async () => {
  const registry = new Registry()
  const note = createDurations(registry)
  for (const seconds of [0.0001, 0.00011, 0.005, 10, 11]) note('page', 200, seconds)
  const lines = await linesOf(registry)
  const buckets = lines.filter((line) => line.includes('_bucket'))
  expect(buckets).toHaveLength(15)
  for (const [bound, count] of [
    ['0.0001', 1] as const,
    ['0.0005', 2] as const,
    ['0.001', 2] as const,
    ['0.005', 3] as const,
    ['5', 3] as const,
    ['10', 4] as const,
    ['+Inf', 5] as const,
  ])
    expect(buckets).toContain(`http_request_duration_seconds_bucket{route="page",status="200",le="${bound}"} ${count}`)
  expect(lines).toContain('http_request_duration_seconds_count{route="page",status="200"} 5')
  expect(lines.find((line) => line.includes('_sum'))).toMatch(/ 21\.005\d*$/)
})

test('each kind of path and each status is counted by itself, and workers are added up', async () => {
  const [first, second] = [new Registry(), new Registry()]
  const [noteFirst, noteSecond] = [createDurations(first), createDurations(second)]
  noteFirst('page', 200, 0.001)
  noteFirst('page', 404, 0.001)
  noteSecond('page', 200, 0.001)
  noteSecond('api', 200, 0.001)
  const both = await Promise.all([first, second].map((registry) => registry.getMetricsAsJSON()))
  const lines = await linesOf(AggregatorRegistry.aggregate(both))
  const counts = lines.filter((line) => line.includes('_count'))
  expect(counts.toSorted()).toEqual([
    'http_request_duration_seconds_count{route="api",status="200"} 1',
    'http_request_duration_seconds_count{route="page",status="200"} 2',
    'http_request_duration_seconds_count{route="page",status="404"} 1',
  ])
})
