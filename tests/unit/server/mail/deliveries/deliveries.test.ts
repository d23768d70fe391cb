import { describe, expect, test } from 'vitest'
import { DELIVERIES_KEPT_DAYS } from '#shared/contract/mailDeliveries.ts'
import { passwordLinkMail } from '#server/accounts/securityMails.ts'
import type { Database } from '#server/db/database.ts'
import { forgetDeliveries } from '#server/mail/deliveries/forgetDeliveries.ts'
import { listDeliveries } from '#server/mail/deliveries/listDeliveries.ts'
import { sendAgain } from '#server/mail/deliveries/sendAgain.ts'
import { sendNoted } from '#server/mail/deliveries/sendNoted.ts'
import { notify } from '#server/notices/notify.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { mailServer } from '#tests/support/mailServer.ts'
import { away, deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const say = (text: string) => text

function expiring(db: Database, uid: number, date = '2026-12-21') {
  const details = { points: 120, date }
  return db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details, key: `${uid}:${date}` }, later(0)))
}

const listed = async (db: Database, query: Parameters<typeof listDeliveries>[1] = {}) =>
  (await listDeliveries(db.reader, query, say)).data

describe('the log of mails', () => {
  test('has each mail that was sent, and its recipient', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await expiring(db, uid)
    await deliver(postOffice(db))
    expect(await listed(db)).toMatchObject([
      { type: 'points_expiring', person: { uid, full_name: 'Freja Amoah' }, address: null, state: 'sent', tries: 1 },
    ])
    expect(await listed(db, { state: 'given_up' })).toEqual([])
  })

  test('has a mail that failed once, with the reason, until it is sent', async () => {
    const db = await freshDatabase()
    await expiring(db, await takeIn(db))
    await deliver(postOffice(db, 0, away))
    const [waiting] = await listed(db)
    expect(waiting).toMatchObject({ state: 'waiting', tries: 1, is_repeatable: true })
    expect(waiting?.error).toMatch(/ECONNREFUSED/)
    await deliver(postOffice(db, 5))
    expect(await listed(db)).toMatchObject([{ state: 'sent', tries: 2, error: '', is_repeatable: false }])
  })

  test('holds no address of a mail server’s answer', async () => {
    const db = await freshDatabase()
    await expiring(db, await takeIn(db))
    const { url } = await mailServer({ refuses: true })
    await deliver(postOffice(db, 0, { SMTP_URL: url }))
    const [failed] = await listed(db)
    expect(failed?.error).toMatch(/is not known here/)
    expect(failed?.error).not.toContain('@')
  })

  test('sends a mail again that was given up, with all its attempts', async () => {
    const db = await freshDatabase()
    await expiring(db, await takeIn(db))
    for (let day = 0; day < 8; day++) await deliver(postOffice(db, day * 1440, away))
    const [lost] = await listed(db, { state: 'given_up' })
    expect(lost).toMatchObject({ tries: 8, is_repeatable: true })
    await sendAgain(db, lost!.id, later(9 * 1440))
    const post = postOffice(db, 9 * 1440)
    expect(await deliver(post)).toBe(1)
    expect(await mailsOf(post)).toHaveLength(1)
    await expect(sendAgain(db, lost!.id, later(9 * 1440))).rejects.toMatchObject({ status: 409 })
    await expect(sendAgain(db, 9999, later(0))).rejects.toMatchObject({ status: 404 })
  })

  test('has mails about accounts, which cannot be sent again because their links work once', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const site = await loadSite(db.reader)
    const to = { uid, full_name: 'Freja Amoah', mail: 'freja@saltmarsh.test', language: 'en' }
    const letter = passwordLinkMail(site, to, 'https://academy.test/user/password/x')
    const { config } = postOffice(db, 0, away)
    await expect(
      sendNoted({ db, config }, letter, { site, origin: 'https://academy.test', now: later(0) }),
    ).rejects.toThrow()
    const [failed] = await listed(db)
    expect(failed).toMatchObject({ type: 'password_link', state: 'given_up', is_repeatable: false })
    await expect(sendAgain(db, failed!.id, later(1))).rejects.toMatchObject({ status: 409 })
    expect(JSON.stringify(failed)).not.toContain('password/x')
  })

  test('is read page by page, also when many attempts have the same second', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    for (let day = 10; day < 17; day++) await expiring(db, uid, `2026-12-${day}`)
    await deliver(postOffice(db))
    const ids: number[] = []
    for (let after: string | undefined; ;) {
      const { data, meta } = await listDeliveries(db.reader, { limit: 3, after }, say)
      ids.push(...data.map(({ id }) => id))
      if (meta.next === null) break
      after = meta.next
    }
    expect(new Set(ids).size).toBe(7)
    expect(ids).toHaveLength(7)
  })

  test('is forgotten after its days', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    for (let day = 10; day < 13; day++) await expiring(db, uid, `2026-12-${day}`)
    await deliver(postOffice(db))
    const days = (count: number) => later(count * 1440)
    expect(await forgetDeliveries(db, days(DELIVERIES_KEPT_DAYS - 1))).toBe(0)
    expect(await forgetDeliveries(db, days(DELIVERIES_KEPT_DAYS + 1), { batch: 2 })).toBe(3)
    expect(await listed(db)).toEqual([])
  })
})
