import { describe, expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/format.ts'
import type { NoticeDetails, NoticeType } from '#shared/notices/kinds.ts'
import { noticeKindsFor } from '#shared/notices/kinds.ts'
import { sessionKinds } from '#shared/notices/sessionKinds.ts'
import type { Database } from '#server/db/database.ts'
import { notify } from '#server/notices/notify.ts'
import { noticesOf, readNotices, unreadNotices } from '#server/notices/readNotices.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const about = { session: 3, training: 7, title: 'Knots', from: '2026-12-03 09:00:00', time_zone: 'America/New_York' }

async function send<Type extends NoticeType>(db: Database, uid: number, type: Type, details: NoticeDetails<Type>) {
  await db.transact((tx) => notify(tx, { uid, type, details, key: `${type}:${uid}` }, later(0)))
}

async function listed(db: Database, uid: number, features?: Parameters<typeof noticesOf>[3]) {
  const { translator } = await loadSite(db.reader)
  const format = formatsFor({ lang: 'en', timeZone: 'Europe/Copenhagen', patterns: {} })
  return noticesOf(db.reader, uid, { t: translator('en'), format }, features)
}

async function switchOn(db: Database): Promise<void> {
  const value = JSON.stringify({ features: { ...defaultGeneral.features, availability: true } })
  await db.transact((tx) =>
    tx.insertInto('settings').values({ name: 'general', value, changed: '2026-01-01 00:00:00' }).execute(),
  )
}

describe('a notice about a session', () => {
  test('says the time on the clock of the session and leads to the training', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await send(db, uid, 'session_promoted', about)
    expect(await listed(db, uid)).toMatchObject([
      {
        message: 'A place became free, and it is yours: “Knots”, Thursday, 3 December 2026, 04:00 GMT-5.',
        href: '/training/7#sessions',
      },
    ])
  })

  test('leads instructors to their own calendar', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await send(db, uid, 'session_requested', about)
    await send(db, uid, 'session_changed', { ...about, teaches: true })
    expect((await listed(db, uid)).map(({ href }) => href)).toEqual(['/availability', '/availability'])
  })

  test('has the reason of a cancellation, and other words for a place that the learner gave back', async () => {
    const db = await freshDatabase()
    const [uid, other] = [await takeIn(db), await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })]
    await send(db, uid, 'session_cancelled', { ...about, reason: 'The room is flooded.' })
    await send(db, other, 'session_cancelled', { ...about, own: true })
    expect((await listed(db, uid))[0]?.message).toMatch(/^“Knots” is cancelled: .* The reason: The room is flooded\.$/)
    expect((await listed(db, other))[0]?.message).toMatch(/^You gave back your place in “Knots”/)
  })

  test('is mailed where sessions are switched on, and a turn on a waiting list never is', async () => {
    const db = await freshDatabase()
    const [uid, other] = [await takeIn(db), await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })]
    await send(db, uid, 'session_booked', about)
    const off = postOffice(db)
    await deliver(off)
    expect(await mailsOf(off)).toEqual([])
    await switchOn(db)
    await send(db, other, 'session_booked', about)
    await send(db, other, 'session_waiting', about)
    const on = postOffice(db)
    await deliver(on)
    const [mail, ...others] = await mailsOf(on)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Your place is booked (Juniper)', to: [{ address: 'bo@saltmarsh.test' }] })
    expect(mail?.text).toContain('https://academy.test/training/7#sessions')
  })
})

test('notices of a feature that is off are neither listed nor counted', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  await send(db, uid, 'session_booked', about)
  await send(db, uid, 'points_earned', { points: 5, reason: 'Knots' })
  await send(db, uid, 'back_in_stock', { product: 1, title: 'Mug' })
  const sites = [
    { incentives: true, availability: true },
    { incentives: true, availability: false },
    { incentives: false, availability: true },
    { incentives: false, availability: false },
  ]
  const counts = await Promise.all(
    sites.map(async (features) => [
      (await listed(db, uid, features)).length,
      await unreadNotices(db.reader, uid, features),
    ]),
  )
  expect(counts).toEqual([
    [3, 3],
    [2, 2],
    [1, 1],
    [0, 0],
  ])
  expect(noticeKindsFor({ incentives: false, availability: true })).toEqual(Object.keys(sessionKinds))
  expect(await readNotices(db, uid, 'all', later(1), { incentives: true, availability: false })).toBe(0)
})
