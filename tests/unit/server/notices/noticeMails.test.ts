import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { notify } from '#server/notices/notify.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'
import { away, deliver, isDue, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

function expiring(db: Database, uid: number, date: string, points = 120) {
  const key = `points_expiring:${uid}:${date}`
  return db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details: { points, date }, key }, later(0)))
}

describe('mails about notices', () => {
  test('list all expiring points of a user in one letter, with a link', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await expiring(db, uid, '2026-12-21')
    await expiring(db, uid, '2026-12-24', 1)
    const post = postOffice(db)
    expect(await deliver(post)).toBe(1)
    const [mail, ...others] = await mailsOf(post)
    expect(others).toEqual([])
    expect(mail?.to).toEqual([{ name: 'Freja Amoah', address: 'freja@saltmarsh.test' }])
    expect(mail?.subject).toBe('Some of your points expire soon (Juniper)')
    expect(mail?.text).toContain('120 points are valid until Monday, 21 December 2026')
    expect(mail?.text).toContain('1 point is valid until Thursday, 24 December 2026')
    expect(mail?.text?.match(/https:\/\/academy\.test\/\S+/g)).toEqual([
      'https://academy.test/incentives/wallet',
      'https://academy.test/user/notices#choices',
    ])
    expect(await isDue(db, 9999)).toBe(false)
    expect(await deliver(post)).toBe(0)
  })

  test('are written in the language of the recipient', async () => {
    const db = await freshDatabase()
    await turnOnLanguages(db, 'en', 'ar')
    const uid = await takeIn(db, { language: 'ar' })
    const details = { order: 7, state: 'fulfilled', title: 'قسيمة كتب' } as const
    await db.transact((tx) => notify(tx, { uid, type: 'order_state', details, key: 'order:7:fulfilled' }, later(0)))
    const post = postOffice(db)
    await deliver(post)
    const [mail] = await mailsOf(post)
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.text).toContain('قسيمة كتب')
    expect(mail?.text).not.toContain('Your order')
  })

  test('are not sent for kinds without mail, to blocked accounts, or before the notice is committed', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const details = { product: 3, title: 'Mug' }
    await db.transact((tx) => notify(tx, { uid, type: 'back_in_stock', details, key: 'back:3' }, later(0)))
    const sending = db.transact(async (tx) => {
      await notify(tx, { uid, type: 'points_expiring', details: { points: 1, date: '2026-12-01' }, key: 'x' }, later(0))
      throw new Error('The light went out.')
    })
    await expect(sending).rejects.toThrow()
    const blocked = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test', status: 'blocked' })
    await expiring(db, blocked, '2026-12-21')
    const post = postOffice(db)
    expect(await deliver(post)).toBe(0)
    expect(await mailsOf(post)).toEqual([])
    expect(await isDue(db, 9999)).toBe(false)
  })

  test('that fail are tried again with growing pauses, and given up at the end', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await expiring(db, uid, '2026-12-21')
    const first = postOffice(db, 0, away)
    expect(await deliver(first)).toBe(0)
    expect(first.warnings).toHaveLength(1)
    expect(await isDue(db, 0)).toBe(false)
    expect(await isDue(db, 1)).toBe(true)
    let tries = 1
    for (let minutes = 1; await isDue(db, 999_999); minutes += 1440) {
      const again = postOffice(db, minutes, away)
      await deliver(again)
      tries++
      if (again.errors.length > 0) expect(again.errors).toEqual([{ table: 'notices', rows: [expect.any(Number)] }])
    }
    expect(tries).toBe(8)
  })

  test('wait when the mail server is unavailable, instead of trying each of thousands', async () => {
    const db = await freshDatabase()
    for (let n = 0; n < 5; n++) {
      const uid = await takeIn(db, { name: `p${n}`, mail: `p${n}@saltmarsh.test` })
      await expiring(db, uid, '2026-12-21')
    }
    const down = postOffice(db, 0, away)
    await deliver(down)
    expect(down.warnings).toHaveLength(3)
    const up = postOffice(db, 1)
    expect(await deliver(up)).toBe(5)
    expect(await mailsOf(up)).toHaveLength(5)
  })
})
