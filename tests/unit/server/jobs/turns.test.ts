import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { measureJobs } from '#server/door/process/jobMetrics.ts'
import { createTurns, jobLoads } from '#server/jobs/turns.ts'

test('the metrics of jobs count the turns that end and those that fail, and show the connections', async () => {
  const registry = new Registry()
  measureJobs(registry)
  const lines = async () => (await registry.metrics()).split('\n')
  const works = { log: { error() {} }, signal: new AbortController().signal }
  const good = createTurns('good', async () => {}, works)
  const bad = createTurns('bad', () => Promise.reject(new Error('no')), works)
  jobLoads.connections = () => [{ pool: 'writing', open: 1, idle: 0, waiting: 2 }]
  // An increase is only seen from a number that was there before.
  expect(await lines()).toContain('job_turns_total{name="bad",outcome="failed"} 0')
  for (let turn = 0; turn < 2; turn++) {
    good.look()
    bad.look()
    await Promise.all([good.idle(), bad.idle()])
  }
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'job_turns_total{name="good",outcome="done"} 2',
      // After a failure it rests.
      'job_turns_total{name="bad",outcome="failed"} 1',
      'job_connections{pool="writing",state="waiting"} 2',
    ]),
  )
})
