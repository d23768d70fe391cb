import { expect, test } from 'vitest'
import { busyTimesInThread } from '#server/availability/feeds/subscribed/busyTimesInThread.ts'
import { calendar } from './corpus/sample.ts'

const now = Date.parse('2026-11-22T09:00:00Z')
const event = 'BEGIN:VEVENT\nDTSTART:20000101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY;COUNT=49000\nEND:VEVENT'
/** Takes many seconds. */
const long = calendar('x', ...Array.from({ length: 2_000 }, () => event))

function read(text: string, ms: number) {
  return busyTimesInThread({ text, timeZone: 'UTC', now }, AbortSignal.timeout(ms))
}

test('a calendar that takes too long is given up, also while it waits for others, and the next one is read', async () => {
  const began = performance.now()
  const readings = await Promise.allSettled([read(long, 1_500), read(long, 1_500), read(long, 300), read(long, 300)])
  expect(performance.now() - began).toBeLessThan(4_000)
  for (const reading of readings) expect(reading).toMatchObject({ status: 'rejected', reason: { code: 'too_slow' } })
  const short = calendar('x', 'BEGIN:VEVENT\nDTSTART:20261124T100000Z\nDURATION:PT1H\nEND:VEVENT')
  const ranges = [{ from: Date.parse('2026-11-24T10:00:00Z'), until: Date.parse('2026-11-24T11:00:00Z') }]
  expect(await Promise.all([read(short, 5_000), read(short, 5_000), read(short, 5_000)])).toEqual([
    ranges,
    ranges,
    ranges,
  ])
})
