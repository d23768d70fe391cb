import { expect, test } from 'vitest'
import { seedDemo } from '#demo/seed/seed.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

// Once is enough: what the site's clock says does not depend on the database.
test('the points of the cast are the same whenever the academy opens, be it late on a leap day', async () => {
  const db = await freshDatabase()
  const now = new Date('2028-02-29T22:58:00Z')
  expect(await seedDemo(db, { now })).toBe(true)
  const walletFor = async (mail: string) => {
    const { uid } = await db.reader.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
    return walletOf(db.reader, uid, { now, timeZone: 'Europe/Copenhagen' })
  }
  expect(await walletFor('learner@demo.test')).toMatchObject({ points: 340, pending: 50, expired: 10 })
  expect(await walletFor('learner2@demo.test')).toMatchObject({ points: 200 })
  expect(await reconcile(db)).toEqual([])
})
