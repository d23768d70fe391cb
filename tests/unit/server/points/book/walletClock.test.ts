import { describe, expect, test } from 'vitest'
import { pointsCommand } from '#server/cli/points.ts'
import { runDaily } from '#server/jobs/daily.ts'
import type { Database } from '#server/db/database.ts'
import { clockOf } from '#server/points/book/walletClock.ts'
import { refund } from '#server/points/refund.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { hashPassword } from '#server/secrets/passwords.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { node } from '../nodes.ts'
import { at, buy, createSavers, createTerms, earn, setClock, timeZone } from '../savers.ts'

/** Expires everything that ends by a future day. */
async function expireAsOf(db: Database, day: string, now: Date): Promise<void> {
  const argv = ['expire', '--as-of', day, '--yes']
  expect(await pointsCommand(db, argv, { write: () => {} }, () => now)).toBe(0)
}

function walletAt(db: Database, uid: number, now: Date) {
  return walletOf(db.reader, uid, { now, timeZone })
}

/** The findings of the ledger itself; the orders of these tests have no lines. */
async function findings(db: Database) {
  return (await reconcile(db)).filter(({ proof }) => !proof.startsWith('an order '))
}

async function clockOfWallet(db: Database): Promise<string[]> {
  const rows = await db.reader.selectFrom('wallets').select('settled_at').orderBy('uid').execute()
  return rows.map(({ settled_at }) => settled_at)
}

async function saver(db: Database): Promise<number> {
  await setClock(db)
  await createTerms(db, { type: 'rolling', amount: 20, unit: 'days' })
  const [uid = 0] = await createSavers(db, 1)
  return uid
}

describe('points that expire early, as of a future day', () => {
  const now = at('2026-11-05')

  test('get entries with today’s date and without a reason, and the wallet’s clock does not change', async () => {
    const db = await freshDatabase()
    const uid = await saver(db)
    await earn(db, { uid, points: 10, now: at('2026-11-01') })
    await expireAsOf(db, '2026-12-01', now)
    expect(await clockOfWallet(db)).toEqual(['2026-11-05 19:00:00'])
    const entry = await db.reader
      .selectFrom('point_entries')
      .select(['at', 'reason'])
      .where('kind', '=', 'expire')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ at: '2026-11-05 19:00:00', reason: '' })
  })

  test('do not affect later earnings, which count in the current month', async () => {
    const db = await freshDatabase()
    const uid = await saver(db)
    await earn(db, { uid, points: 10, now: at('2026-11-01') })
    await expireAsOf(db, '2026-12-01', now)
    await earn(db, { uid, points: 7, now: at('2026-11-06') })
    expect(await walletAt(db, uid, at('2026-11-06'))).toMatchObject({ points: 7, expired: 10 })
    const boards = await db.reader
      .selectFrom('boards')
      .innerJoin('board_rows', 'board_rows.board_id', 'boards.id')
      .select(['start', 'points'])
      .where('period', '=', 'month')
      .execute()
    expect(boards).toEqual([{ start: '2026-11-01', points: 17 }])
    expect(await reconcile(db)).toEqual([])
  })

  test('leave pending points pending', async () => {
    const db = await freshDatabase()
    const uid = await saver(db)
    await earn(db, { uid, points: 10, now: at('2026-11-01') })
    await earn(db, { uid, points: 5, pendingDays: 10, now: at('2026-11-04') })
    await expireAsOf(db, '2026-11-23', now)
    expect(await walletAt(db, uid, now)).toMatchObject({ points: 0, pending: 5, expired: 10 })
    expect(await walletAt(db, uid, at('2026-11-15'))).toMatchObject({ points: 5, pending: 0 })
    expect(await reconcile(db)).toEqual([])
  })

  test('come back with a refund for another thirty days, and expire again at their end', async () => {
    const db = await freshDatabase()
    const uid = await saver(db)
    await earn(db, { uid, points: 10, now: at('2026-11-01') })
    const purchase = await buy(db, { uid, points: 4, now: at('2026-11-02') })
    await expireAsOf(db, '2026-12-01', now)
    await db.transact((tx) => refund(tx, { entryId: purchase, reason: 'story' }, { now, timeZone }))
    expect(await walletAt(db, uid, now)).toMatchObject({ points: 4, next_expiry: { points: 4, date: '2026-12-05' } })
    await expireAsOf(db, '2026-12-31', now)
    expect(await walletAt(db, uid, now)).toMatchObject({ points: 0, expired: 10 })
    expect(await findings(db)).toEqual([])
  })
})

describe('a wallet’s clock', () => {
  test('is the time of reading if it is at most five minutes ahead', () => {
    const now = at('2026-11-05T12:00:00Z')
    expect(clockOf('2026-11-05 11:59:59', now)).toBe('2026-11-05 12:00:00')
    expect(clockOf('2026-11-05 12:00:01', now)).toBe('2026-11-05 12:00:01')
    expect(clockOf('2026-11-05 12:05:00', now)).toBe('2026-11-05 12:05:00')
    expect(clockOf('2026-11-05 12:05:01', now)).toBe('2026-11-05 12:00:00')
  })

  test('does not go back when a node with a slower clock opens the wallet', async () => {
    const db = await freshDatabase()
    const uid = await saver(db)
    await earn(db, { uid, points: 1, now: at('2026-11-05T12:04:00Z') })
    await earn(db, { uid, points: 1, now: at('2026-11-05T12:00:00Z') })
    expect(await clockOfWallet(db)).toEqual(['2026-11-05 12:04:00'])
  })

  test('that a wrong clock set far ahead is set back, and the wallet is settled again as of now', async () => {
    const db = await freshDatabase()
    const uid = await saver(db)
    await earn(db, { uid, points: 10, now: at('2026-11-01') })
    await earn(db, { uid, points: 5, pendingDays: 5, now: at('2026-11-01') })
    // For an hour the machine's clock is ten days ahead.
    await earn(db, { uid, points: 3, now: at('2026-11-12') })
    expect(await walletAt(db, uid, at('2026-11-02'))).toMatchObject({ points: 13, pending: 5 })
    await earn(db, { uid, points: 2, now: at('2026-11-02') })
    expect(await clockOfWallet(db)).toEqual(['2026-11-02 19:00:00'])
    expect(await walletAt(db, uid, at('2026-11-02'))).toMatchObject({ points: 15, pending: 5 })
    await buy(db, { uid, points: 15, now: at('2026-11-02') })
    expect(await walletAt(db, uid, at('2026-11-07'))).toMatchObject({ points: 5, pending: 0 })
    expect(await findings(db)).toEqual([])
  })
})

describe('points that a wrong clock released too early', () => {
  test('are pending again once a refund brings them back', async () => {
    const db = await freshDatabase()
    const uid = await saver(db)
    const now = at('2026-11-01')
    await earn(db, { uid, points: 10, pendingDays: 5, now })
    const purchase = await buy(db, { uid, points: 10, now: at('2026-11-08') })
    await db.transact((tx) => refund(tx, { entryId: purchase, reason: 'story' }, { now, timeZone }))
    expect(await walletAt(db, uid, now)).toMatchObject({ points: 0, pending: 10 })
    await expect(buy(db, { uid, points: 10, now })).rejects.toThrow('more points')
    expect(await findings(db)).toEqual([])
    await buy(db, { uid, points: 10, now: at('2026-11-07') })
  })
})

describe('a wallet with inconsistent numbers', () => {
  test('is skipped and reported, and the daily job does everything else', async () => {
    const db = await freshDatabase()
    await setClock(db)
    await createTerms(db, { type: 'rolling', amount: 20, unit: 'days' })
    const uids = await createSavers(db, 3)
    for (const uid of uids) await earn(db, { uid, points: 10, now: at('2026-11-01') })
    const [, broken = 0] = uids
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 0 }).where('uid', '=', broken).execute())
    const works = node(db, at('2026-12-02'))
    expect(await runDaily(works)).toBe(true)
    expect(works.infos).toContainEqual({ wallets: 2, people: 2, points: 20, available: 0 })
    expect(works.errors).toContainEqual({ uid: broken })
    expect(works.errors).toContainEqual(expect.objectContaining({ proof: 'a wallet is the sum of its lots' }))
    const frozen = await db.reader.selectFrom('boards').select('start').where('frozen_at', 'is not', null).execute()
    expect(frozen).toContainEqual({ start: '2026-11-01' })
  })

  test('does not prevent its owner from signing in', async () => {
    const db = await freshDatabase()
    await setClock(db)
    await createTerms(db, { type: 'sliding', amount: 20, unit: 'days', reset_by: ['login'] })
    const [uid = 0] = await createSavers(db, 1)
    await earn(db, { uid, points: 10, now: at('2026-11-01') })
    const password_hash = await hashPassword('a long enough secret')
    await db.transact((tx) => tx.updateTable('users').set({ password_hash }).where('uid', '=', uid).execute())
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 0 }).where('uid', '=', uid).execute())
    const now = at('2026-12-02')
    const { token } = await signIn(db, { name: 'saver1', password: 'a long enough secret', address: '192.0.2.1', now })
    expect(await sessionUser(db, token, at('2026-12-03'))).toMatchObject({ uid })
  })
})
