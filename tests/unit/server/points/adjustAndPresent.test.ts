import { expect, test } from 'vitest'
import { adjustAndPresent } from '#server/points/adjustAndPresent.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, timeZone } from './savers.ts'

test('an adjustment through the API returns its entry and the wallet after it', async () => {
  const db = await freshDatabase()
  const [actor = 0, uid = 0] = await createSavers(db, 2)
  const adjust = (amount: number) =>
    adjustAndPresent(
      db,
      { actor, adjustment: { uid, amount, reason: 'Open day' } },
      { now: at('2026-11-20'), timeZone },
    )
  const common = { id: expect.any(Number), uid, at: '2026-11-20 19:00:00', actor, reason: 'Open day' }
  expect(await adjust(25)).toEqual({
    entry: { ...common, kind: 'manual_credit', amount: 25, balance_after: 25 },
    wallet: { points: 25, pending: 0, lifetime_earned: 25, spent: 0, expired: 0, next_expiry: null },
  })
  expect(await adjust(-10)).toEqual({
    entry: { ...common, kind: 'manual_debit', amount: -10, balance_after: 15 },
    wallet: { points: 15, pending: 0, lifetime_earned: 25, spent: 0, expired: 0, next_expiry: null },
  })
})
