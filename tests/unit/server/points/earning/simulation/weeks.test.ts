import { expect, test } from 'vitest'
import { simulateRules } from '#server/points/earning/simulation/simulateRules.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { report, rulesOf, time, timeZone, welcome } from '../earningSite.ts'

test('a simulation sums the points of each week on the site’s clock', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  // 23:30 on a Sunday in UTC is Monday in Copenhagen.
  for (const at of ['2026-11-15 22:30:00', '2026-11-15 23:30:00', '2026-11-20 12:00:00'])
    await report(db, { uid, external_id: at, object: at, at })
  const { weeks } = await simulateRules(db.reader, rulesOf([{}]), time)
  expect(weeks.slice(-2)).toEqual([
    { start: '2026-11-09', points: 10 },
    { start: '2026-11-16', points: 20 },
  ])
  expect(weeks[0]).toEqual({ start: '2026-08-17', points: 0 })
  expect(weeks).toHaveLength(14)
})

test('a week begins with its first moment, and the present week is the last one', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  // Midnight in Copenhagen, at the beginning of Monday.
  const at = '2026-11-15 23:00:00'
  await report(db, { uid, external_id: 'first', at })
  const last = async (now: Date) => (await simulateRules(db.reader, rulesOf([{}]), { now, timeZone })).weeks.at(-1)
  expect(await last(new Date('2026-11-15T23:00:00Z'))).toEqual({ start: '2026-11-16', points: 10 })
  expect(await last(new Date('2026-11-18T12:00:00Z'))).toEqual({ start: '2026-11-16', points: 10 })
})

test('an event from a clock that is ahead counts in the last week', async () => {
  const db = await freshDatabase()
  await report(db, { uid: await welcome(db, 'amal'), external_id: 'ahead', at: '2026-11-15 23:00:30' })
  const now = new Date('2026-11-15T22:59:50Z')
  const { weeks } = await simulateRules(db.reader, rulesOf([{}]), { now, timeZone })
  expect(weeks.at(-1)).toEqual({ start: '2026-11-09', points: 10 })
})
