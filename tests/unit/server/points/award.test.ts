import { expect, test } from 'vitest'
import { award } from '#server/points/award.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, createTerms, earn, endsOf, timeZone } from './savers.ts'

test('only learning is an activity that restarts a sliding period, a gift is not', async () => {
  const db = await freshDatabase()
  await createTerms(db, { type: 'sliding', amount: 30, unit: 'days', reset_by: ['earn'] })
  const [uid = 0] = await createSavers(db, 1)
  const give = (kind: 'manual_credit' | 'import', day: string) =>
    db.transact((tx) => award(tx, { uid, kind, points: 5, reason: 'story', key: day }, { now: at(day), timeZone }))
  await earn(db, { uid, points: 40, now: at('2026-11-01') })
  await give('manual_credit', '2026-11-05')
  await give('import', '2026-11-06')
  expect(await endsOf(db, uid)).toEqual(['2026-12-01', '2026-12-05', '2026-12-06'])
  await earn(db, { uid, points: 1, now: at('2026-11-10') })
  expect(await endsOf(db, uid)).toEqual(['2026-12-10', '2026-12-10', '2026-12-10', '2026-12-10'])
})
