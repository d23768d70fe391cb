import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
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

const quiet = { log: { error() {} }, signal: new AbortController().signal }

/** Runs a job that fails once. Returns how often it ran after this many seconds. */
async function runsAfter(failure: Error, seconds: number): Promise<number> {
  let runs = 0
  const job = createTurns('rested', () => (++runs === 1 ? Promise.reject(failure) : Promise.resolve()), quiet)
  const look = async () => {
    job.look()
    await job.idle()
  }
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  onTestFinished(() => clock.mockRestore())
  await look()
  clock.mockReturnValue(start + seconds * 1000)
  await look()
  return runs
}

test('a job that failed rests for ten minutes and works again', async () => {
  expect(await runsAfter(new Error('no'), 599)).toBe(1)
  expect(await runsAfter(new Error('no'), 601)).toBe(2)
})

test('a job works again within a minute if the database or a connection was away', async () => {
  const noConnection = new Error('timeout exceeded when trying to connect')
  const lockTimeout = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  for (const failure of [noConnection, lockTimeout, new AggregateError([lockTimeout, noConnection])]) {
    expect(await runsAfter(failure, 59)).toBe(2)
  }
  expect(await runsAfter(new AggregateError([new Error('no'), noConnection]), 59)).toBe(1)
})
