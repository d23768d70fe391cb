import { expect, test } from 'vitest'
import { openWallet } from '#server/points/book/openWallet.ts'
import { nextPeople } from '#server/points/book/nextPeople.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers } from '../savers.ts'

test('a round over all wallets takes 500 at a time, and ends after the batch that is not full', async () => {
  const db = await freshDatabase()
  const uids = await createSavers(db, 501)
  await db.transact(async (tx) => {
    for (const uid of uids) await openWallet(tx, uid, { now: at('2026-11-01') })
  })
  const full = { count: 500, upTo: uids[499], isLast: false }
  expect(await nextPeople(db.reader, 0)).toEqual(full)
  expect(await nextPeople(db.reader, full.upTo ?? 0)).toEqual({ count: 1, upTo: uids[500], isLast: true })
  expect(await nextPeople(db.reader, uids[500] ?? 0)).toEqual({ count: 0, upTo: uids[500], isLast: true })
  const seen: number[] = []
  await reconcile(db, { onProgress: ({ people }) => seen.push(people) })
  expect(seen).toEqual([500, 501])
})
