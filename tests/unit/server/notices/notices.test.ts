import { expect, test } from 'vitest'
import { NOTICES_KEPT } from '#shared/contract/notices.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import type { Database } from '#server/db/database.ts'
import { dropOldNotices } from '#server/notices/dropOldNotices.ts'
import { noticesOf, readNotices, unreadNotices } from '#server/notices/readNotices.ts'
import { notify } from '#server/notices/notify.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

async function words(db: Database, lang = 'en') {
  const { translator } = await loadSite(db.reader)
  return { t: translator(lang), format: formatsFor({ lang, timeZone: 'UTC', patterns: {} }) }
}

function earned(db: Database, uid: number, n: number) {
  const details = { points: n, reason: `Course ${n}` }
  return db.transact((tx) => notify(tx, { uid, type: 'points_earned', details, key: `earned:${uid}:${n}` }, later(n)))
}

test('a user gets one notice per key, also when it is sent twice', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  expect(await earned(db, uid, 1)).toBe(true)
  expect(await Promise.all([earned(db, uid, 1), earned(db, uid, 1)])).toEqual([false, false])
  expect(await noticesOf(db.reader, uid, await words(db))).toHaveLength(1)
})

test('the newest notice comes first; fifty are listed and counted, and the others go with the day', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const other = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
  await earned(db, other, 1)
  const details = { points: 5, date: '2026-12-31' }
  await db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details, key: 'waits' }, later(0)))
  for (let n = 1; n <= NOTICES_KEPT + 10; n++) await earned(db, uid, n)
  const notices = await noticesOf(db.reader, uid, await words(db))
  expect(notices).toHaveLength(NOTICES_KEPT)
  expect(notices[0]).toMatchObject({ message: 'You earned 60 points: Course 60', read: false, type: 'points_earned' })
  expect(await unreadNotices(db.reader, uid)).toBe(NOTICES_KEPT)
  expect(await unreadNotices(db.reader, uid, { incentives: true, availability: false })).toBe(NOTICES_KEPT)
  expect(await dropOldNotices(db, { slice: 1 })).toBe(10)
  const rows = await db.reader.selectFrom('notices').select('key').where('uid', '=', uid).orderBy('id').execute()
  expect(rows.map(({ key }) => key).slice(0, 2), 'one with an unsent mail stays').toEqual(['waits', `earned:${uid}:11`])
  expect(await dropOldNotices(db)).toBe(0)
  expect(await noticesOf(db.reader, other, await words(db))).toHaveLength(1)
})

test('users mark their own notices as read, one by one or all, but not those of others', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const other = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
  for (const n of [1, 2, 3]) await earned(db, uid, n)
  await earned(db, other, 1)
  const [newest] = await noticesOf(db.reader, uid, await words(db))
  expect(await readNotices(db, uid, [newest!.id], later(9))).toBe(2)
  expect(await readNotices(db, other, [newest!.id - 1], later(9))).toBe(1)
  expect(await unreadNotices(db.reader, uid)).toBe(2)
  expect(await readNotices(db, uid, 'all', later(10))).toBe(0)
  expect(await unreadNotices(db.reader, other)).toBe(1)
})

test('notices of a newer version and damaged notices are left out of the list', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  await earned(db, uid, 1)
  const row = { uid, created: '2026-11-21 09:00:00', read_at: null, mail_due: null }
  await db.transact((tx) =>
    tx
      .insertInto('notices')
      .values([
        { ...row, type: 'moon_landing', details: '{}', key: 'a' },
        { ...row, type: 'points_earned', details: '{"points":"many"}', key: 'b' },
        { ...row, type: 'toString', details: '{}', key: 'c' },
      ])
      .execute(),
  )
  expect(await noticesOf(db.reader, uid, await words(db))).toHaveLength(1)
})

test('a notice with invalid details is not sent', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const details = { points: 0, date: '2026-12-31' }
  const notified = db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details, key: 'x' }, later(0)))
  await expect(notified).rejects.toThrow()
})

test('a notice about points for a training names the training in the reader’s language', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const say = async (details: { reason: string; title?: string; completed?: boolean }, lang = 'en') => {
    const key = JSON.stringify([details, lang])
    await db.transact((tx) =>
      notify(tx, { uid, type: 'points_earned', details: { points: 40, ...details }, key }, later(1)),
    )
    return (await noticesOf(db.reader, uid, await words(db, lang)))[0]?.message
  }
  const title = 'Accessible by habit'
  expect(await say({ reason: 'Training completed', title, completed: true })).toBe(
    'You earned 40 points: “Accessible by habit” completed',
  )
  expect(await say({ reason: 'Test passed', title })).toBe('You earned 40 points: Test passed, “Accessible by habit”')
  expect(await say({ reason: 'Welcome' })).toBe('You earned 40 points: Welcome')
})
