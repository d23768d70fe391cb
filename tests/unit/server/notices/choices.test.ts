import { describe, expect, test } from 'vitest'
import { NoticeChoicesChange } from '#shared/notices/noticeChoices.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import type { Database } from '#server/db/database.ts'
import { chooseNotices, noticeChoicesOf } from '#server/notices/choices.ts'
import { noticesOf } from '#server/notices/readNotices.ts'
import { notify } from '#server/notices/notify.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { away, deliver, isDue, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const asItIs = {
  points_expiring: 'mail',
  order_state: 'mail',
  goal_affordable: 'list',
  back_in_stock: 'list',
  points_earned: 'list',
  points_adjusted: 'list',
  session_booked: 'mail',
  session_waiting: 'list',
  session_promoted: 'mail',
  session_cancelled: 'mail',
  session_changed: 'mail',
  session_requested: 'mail',
  session_declined: 'mail',
}

function expiring(db: Database, uid: number, date = '2026-12-21') {
  const details = { points: 120, date }
  return db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details, key: `${uid}:${date}` }, later(0)))
}

function earned(db: Database, uid: number, key = 'earned') {
  const details = { points: 5, reason: 'Knots' }
  return db.transact((tx) => notify(tx, { uid, type: 'points_earned', details, key: `${key}:${uid}` }, later(0)))
}

async function noticesOfUser(db: Database, uid: number) {
  const t = (await loadSite(db.reader)).translator('en')
  const notices = await noticesOf(db.reader, uid, {
    t,
    format: formatsFor({ lang: 'en', timeZone: 'UTC', patterns: {} }),
  })
  return notices.map(({ type }) => type)
}

const stored = (db: Database) => db.reader.selectFrom('notice_choices').select(['type', 'choice']).execute()

describe('a notice choice', () => {
  test('is stored if it differs from the default, and belongs to one user', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const other = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
    expect(await noticeChoicesOf(db.reader, uid)).toEqual(asItIs)
    const changed = { ...asItIs, points_expiring: 'list', points_earned: 'off' }
    expect(
      await chooseNotices(db, uid, { points_expiring: 'list', points_earned: 'off', order_state: 'mail' }),
    ).toEqual(changed)
    expect(await stored(db)).toHaveLength(2)
    expect(await chooseNotices(db, uid, { points_expiring: 'off' })).toEqual({ ...changed, points_expiring: 'off' })
    expect(await noticeChoicesOf(db.reader, other)).toEqual(asItIs)
    expect(await chooseNotices(db, uid, { points_expiring: 'mail', points_earned: 'list' })).toEqual(asItIs)
    expect(await stored(db)).toEqual([])
  })

  test('is stored when two tabs send it at the same time', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const both = ['list', 'off'] as const
    await Promise.all(both.map((choice) => chooseNotices(db, uid, { order_state: choice })))
    expect(await stored(db)).toHaveLength(1)
  })

  test('must be valid for its kind', () => {
    const { error } = NoticeChoicesChange.safeParse({
      points_earned: 'mail',
      order_state: 'never',
      moon_landing: 'off',
    })
    expect(error?.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'order_state invalid_value',
      'points_earned invalid_value',
      ' unrecognized_keys',
    ])
  })
})

describe('a user who wants a kind of notice', () => {
  test('not at all gets none of it, but still gets other kinds, and other users get all', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const other = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
    await chooseNotices(db, uid, { points_expiring: 'off', order_state: 'off' })
    expect([await expiring(db, uid), await earned(db, uid), await expiring(db, other)]).toEqual([false, true, true])
    expect(await noticesOfUser(db, uid)).toEqual(['points_earned'])
    const post = postOffice(db)
    expect(await deliver(post)).toBe(1)
    expect((await mailsOf(post)).map(({ to }) => to?.[0]?.address)).toEqual(['bo@saltmarsh.test'])
    await chooseNotices(db, uid, { points_expiring: 'mail' })
    expect(await expiring(db, uid), 'no notice was stored').toBe(true)
  })

  test('only in the list gets no mail', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await chooseNotices(db, uid, { points_expiring: 'list' })
    expect(await expiring(db, uid)).toBe(true)
    expect(await noticesOfUser(db, uid)).toEqual(['points_expiring'])
    expect(await isDue(db, 9999)).toBe(false)
  })

  test.each(['list', 'off'] as const)('differently (%s) before the mail is sent gets no mail', async (choice) => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await expiring(db, uid)
    await deliver(postOffice(db, 0, away))
    await chooseNotices(db, uid, { points_expiring: choice })
    const post = postOffice(db, 1)
    expect(await deliver(post)).toBe(0)
    expect(await mailsOf(post)).toEqual([])
    expect(await isDue(db, 9999)).toBe(false)
    expect(await noticesOfUser(db, uid), 'an earlier notice stays').toEqual(['points_expiring'])
  })
})
