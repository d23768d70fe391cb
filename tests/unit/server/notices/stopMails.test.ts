import { describe, expect, test } from 'vitest'
import { noticeChoicesOf } from '#server/notices/choices.ts'
import { notify } from '#server/notices/notify.ts'
import { findStop, stopMails } from '#server/notices/stopMails.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

async function mailedStop() {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const details = { points: 120, date: '2026-12-21' }
  await db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details, key: 'a' }, later(0)))
  const post = postOffice(db, 0, { MAIL_BOUNCES: 'bounces@academy.test' })
  await deliver(post)
  const headers = (await mailsOf(post))[0]?.headers ?? []
  const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value
  const href = new URL(/^<(.+)>$/.exec(headerOf('list-unsubscribe') ?? '')?.[1] ?? 'https://none.test/')
  const secret = href.pathname.split('/').at(-1) ?? ''
  return { db, uid, href, secret, headerOf }
}

describe('a mail that a user can end', () => {
  test('says how, so that mail programs show a button (RFC 8058)', async () => {
    const { href, headerOf } = await mailedStop()
    expect(href.href).toMatch(/^https:\/\/academy\.test\/user\/mail\/stop\/[\w-]{32}\?kind=points_expiring$/)
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('ends for its owner and its kind only', async () => {
    const { db, uid, secret } = await mailedStop()
    const other = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
    await stopMails(db, await findStop(db.reader, secret, 'points_expiring'))
    expect(await noticeChoicesOf(db.reader, uid)).toMatchObject({ points_expiring: 'list', order_state: 'mail' })
    expect(await noticeChoicesOf(db.reader, other)).toMatchObject({ points_expiring: 'mail' })
  })

  test('does not end by a link that somebody makes up', async () => {
    const { db, secret } = await mailedStop()
    expect(await findStop(db.reader, `${secret}x`, 'points_expiring')).toBeUndefined()
    expect(await findStop(db.reader, secret, 'moon_landing')).toBeUndefined()
    await expect(stopMails(db, undefined)).rejects.toMatchObject({ status: 404 })
  })
})
