import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { award } from '#server/points/award.ts'
import { type ProofProgress, reconcile } from '#server/points/reconcile.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'

const time = { now: morning, timeZone: 'UTC' }

async function demoWithPoints(): Promise<{ db: Database; uid: number }> {
  const db = await demoDatabase()
  const { uid } = await db.reader.selectFrom('users').select('uid').orderBy('uid').executeTakeFirstOrThrow()
  await db.transact((tx) => award(tx, { uid, kind: 'earn', points: 40, reason: 'story', key: 'story:1' }, time))
  return { db, uid }
}

test('a consistent ledger passes, and the progress counts the users', async () => {
  const { db } = await demoWithPoints()
  const seen: ProofProgress[] = []
  expect(await reconcile(db, { onProgress: (progress) => seen.push(progress) })).toEqual([])
  const { people = 0, of } = seen.at(-1) ?? {}
  expect(people).toBeGreaterThan(0)
  expect(of).toBe(people)
})

test('a wallet that was changed by hand is found, with the expected balance', async () => {
  const { db, uid } = await demoWithPoints()
  const { points } = await db.reader
    .selectFrom('wallets')
    .select('points')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  await db.transact((tx) =>
    tx
      .updateTable('wallets')
      .set({ points: points + 1000 })
      .where('uid', '=', uid)
      .execute(),
  )
  const found = await reconcile(db)
  expect(found.map(({ proof }) => proof)).toEqual(
    expect.arrayContaining(['a wallet is the sum of its entries', 'a wallet is the sum of its lots']),
  )
  for (const finding of found) expect(finding).toMatchObject({ uid, id: uid })
})

test('a lot that was emptied by hand is found', async () => {
  const { db, uid } = await demoWithPoints()
  await db.transact((tx) =>
    tx.updateTable('lots').set({ remaining: 0 }).where('uid', '=', uid).where('remaining', '>', 0).execute(),
  )
  const proofs = (await reconcile(db)).map(({ proof }) => proof)
  expect(proofs).toContain('a lot holds what its moves left in it')
  expect(proofs).toContain('a wallet is the sum of its lots')
})

test('entries of the ledger cannot be changed or deleted', async () => {
  const { db } = await demoWithPoints()
  await expect(
    db.transact((tx) => tx.updateTable('point_entries').set({ amount: 4000 }).where('key', '=', 'story:1').execute()),
  ).rejects.toThrow('append only')
  for (const table of ['lot_moves', 'site_entries', 'point_entries'] as const) {
    const { count } = await db.reader
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count > 0) await expect(db.transact((tx) => tx.deleteFrom(table).execute())).rejects.toThrow('append only')
  }
})
