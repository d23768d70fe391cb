import { expect, test } from 'vitest'
import { openWallet } from '#server/points/book/openWallet.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, createTerms, earn } from '../savers.ts'

test('opening a wallet in which nothing is due does not hide wrong numbers: the reconciliation finds them', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  await earn(db, { uid, points: 10, now: at('2026-11-01') })
  const wrong = { points: 7, pending: 3 }
  await db.transact((tx) => tx.updateTable('wallets').set(wrong).where('uid', '=', uid).execute())
  expect(await db.transact((tx) => openWallet(tx, uid, { now: at('2026-11-02') }))).toMatchObject(wrong)
  const found = await reconcile(db)
  expect(found.map(({ proof }) => proof)).toEqual(['pending points are in lots that are not available yet'])
})
