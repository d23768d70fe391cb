import { describe, expect, test } from 'vitest'
import { mailPasswordLink } from '#server/accounts/forgottenPassword.ts'
import { findReset, finishReset } from '#server/accounts/passwordReset.ts'
import { findInvitation, startInvitation } from '#server/accounts/invitations.ts'
import { mailInvitation } from '#server/accounts/invitePerson.ts'
import { mailConfirmation } from '#server/accounts/changeMail.ts'
import { findMailChange, startMailChange } from '#server/accounts/pendingMail.ts'
import { endMailedLinks } from '#server/accounts/mailedLinks.ts'
import { mailSecurityChange } from '#server/accounts/securityChanges.ts'
import type { Database } from '#server/db/database.ts'
import { listDeliveries } from '#server/mail/deliveries/listDeliveries.ts'
import { sendAgain } from '#server/mail/deliveries/sendAgain.ts'
import { toInstant } from '#shared/instant.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { mailServer } from '#tests/support/mailServer.ts'
import { away, deliver, isDue, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { accountContext } from '../accountContext.ts'
import { asking, takeIn } from '../cast.ts'

const freja = { full_name: 'Freja Amoah', mail: 'freja@saltmarsh.test', language: 'en' }
const address = '192.0.2.1'

const logged = async (db: Database) => (await listDeliveries(db.reader, {}, (text) => text)).data

/** The moment up to which each kind of waiting mail is tried. */
async function expiries(db: Database): Promise<Record<string, string>> {
  const rows = await db.reader.selectFrom('account_mails').select(['type', 'expires']).execute()
  return Object.fromEntries(rows.map(({ type, expires }) => [type, expires]))
}

/** A site whose mail server is away, and one person. */
async function withoutServer(env: Record<string, string> = away) {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const context = await accountContext(db, env)
  const ask = async (mail = freja.mail) => {
    await mailPasswordLink(context, { mail, address })
    await context.runtime.pendingWork.done()
  }
  return { db, uid, context, ask }
}

/** The secret at the end of the link of the first mail that went out. */
async function secretOf(office: ReturnType<typeof postOffice>) {
  const [mail] = await mailsOf(office)
  return /\/([\w-]{43})(?:\?|\s|$)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a mail about an account that could not be sent', () => {
  test('is tried again while its link would be valid, with a new secret that works', async () => {
    const { db, uid, ask } = await withoutServer()
    await ask()
    expect(await logged(db)).toMatchObject([{ type: 'password_link', state: 'waiting', tries: 1, is_repeatable: true }])
    expect((await logged(db))[0]?.error).toMatch(/ECONNREFUSED/)
    expect([await isDue(db, 0), await isDue(db, 1)]).toEqual([false, true])
    const office = postOffice(db, 1)
    expect(await deliver(office)).toBe(1)
    expect(await findReset(db.reader, await secretOf(office), later(2))).toMatchObject({ uid })
    expect(await logged(db)).toMatchObject([{ state: 'sent', tries: 2, error: '', is_repeatable: false }])
    expect(await isDue(db, 100)).toBe(false)
  })

  test('leaves no secret in its row', async () => {
    const { db, ask } = await withoutServer()
    await ask()
    const [row] = await db.reader.selectFrom('account_mails').selectAll().execute()
    expect(row).toMatchObject({ type: 'password_link', details: '{"redirect_to":""}' })
    expect(JSON.stringify(row)).not.toMatch(/[\w-]{43}/)
  })

  test('is given up before its link would have expired', async () => {
    const { db, ask } = await withoutServer()
    await ask()
    for (const minute of [1, 6, 21, 59]) await deliver(postOffice(db, minute, away))
    expect(await logged(db)).toMatchObject([{ state: 'given_up', tries: 4, is_repeatable: false }])
    expect(await db.reader.selectFrom('account_mails').selectAll().execute()).toEqual([])
  })

  test('is of use as long as its link works', async () => {
    const { db, uid, context, ask } = await withoutServer()
    await ask()
    const invited = await takeIn(db, { name: 'mara', mail: 'mara@saltmarsh.test', passwordHash: null })
    const { token } = await db.transact((tx) => startInvitation(tx, { uid: invited, by: null, now: later(0) }))
    mailInvitation(context, { ...freja, mail: 'mara@saltmarsh.test', uid: invited, token })
    const next = { uid, mail: 'new@saltmarsh.test', now: later(0) }
    mailConfirmation(context, await db.transact((tx) => startMailChange(tx, next)))
    await context.runtime.pendingWork.done()
    const links = ['password_resets', 'invitations', 'pending_mails'] as const
    const ends = links.map((table) => db.reader.selectFrom(table).select('expires').executeTakeFirstOrThrow())
    const [password_link, invitation, mail_confirm] = (await Promise.all(ends)).map(({ expires }) => expires)
    expect(await expiries(db)).toEqual({ password_link, invitation, mail_confirm })
  })

  test('is of use for three days if it is news, and a new link leaves it', async () => {
    const { db, uid, context, ask } = await withoutServer()
    mailSecurityChange(context, await asking(db, uid), 'passkey-added')
    mailSecurityChange(context, await asking(db, uid), 'factor-on')
    await ask()
    await db.transact((tx) => endMailedLinks(tx, uid))
    const expires = toInstant(later(3 * 24 * 60))
    expect(await expiries(db)).toEqual({ security_changed: expires })
    expect(await db.reader.selectFrom('account_mails').select('id').execute()).toHaveLength(2)
  })

  test('is not sent any more when its link was replaced or used', async () => {
    const { db, context, ask } = await withoutServer()
    await ask()
    await ask()
    expect(await db.reader.selectFrom('account_mails').selectAll().execute()).toHaveLength(1)
    const office = postOffice(db, 1)
    await deliver(office)
    await ask()
    await finishReset(db, { token: await secretOf(office), password: 'a very quiet harbour', now: later(2) })
    await context.runtime.pendingWork.done()
    const last = postOffice(db, 9)
    await deliver(last)
    expect(await mailsOf(last)).toEqual([])
    expect((await logged(db)).map(({ state }) => state).sort()).toEqual(['given_up', 'given_up', 'sent'])
  })

  test('is tried at once when an administrator asks for it', async () => {
    const { db, ask } = await withoutServer()
    await ask()
    await deliver(postOffice(db, 1, away))
    const [waiting] = await logged(db)
    await sendAgain(db, waiting!.id, later(2))
    expect(await deliver(postOffice(db, 2))).toBe(1)
    expect(await logged(db)).toMatchObject([{ state: 'sent' }])
  })

  test('invites with a link that works', async () => {
    const { db, context } = await withoutServer()
    const uid = await takeIn(db, { name: 'mara', mail: 'mara@saltmarsh.test', passwordHash: null })
    const { token } = await db.transact((tx) => startInvitation(tx, { uid, by: null, now: later(0) }))
    mailInvitation(context, { ...freja, mail: 'mara@saltmarsh.test', uid, token })
    await context.runtime.pendingWork.done()
    const office = postOffice(db, 1)
    expect(await deliver(office)).toBe(1)
    expect(await findInvitation(db.reader, await secretOf(office), later(2))).toMatchObject({ uid })
    expect(await findInvitation(db.reader, token, later(2))).toBeUndefined()
  })

  test('confirms a new address with a link that works', async () => {
    const { db, uid, context } = await withoutServer()
    const pending = await db.transact((tx) => startMailChange(tx, { uid, mail: 'new@saltmarsh.test', now: later(0) }))
    mailConfirmation(context, pending)
    await context.runtime.pendingWork.done()
    const office = postOffice(db, 1)
    expect(await deliver(office)).toBe(1)
    expect((await mailsOf(office))[0]?.to).toMatchObject([{ address: 'new@saltmarsh.test' }])
    expect(await findMailChange(db.reader, await secretOf(office), later(2))).toMatchObject({ uid })
  })

  test('says the same news of the account', async () => {
    const { db, uid, context } = await withoutServer()
    mailSecurityChange(context, await asking(db, uid), 'passkey-added')
    await context.runtime.pendingWork.done()
    const office = postOffice(db, 1)
    await deliver(office)
    expect((await mailsOf(office))[0]?.text).toContain('A passkey has been added to your account at Juniper.')
  })

  test('is sent once if two nodes take it at the same moment', async () => {
    const { db, ask } = await withoutServer()
    await ask()
    const offices = [postOffice(db, 1), postOffice(db, 1)]
    await Promise.all(offices.map((office) => deliver(office)))
    const mails = await Promise.all(offices.map((office) => mailsOf(office)))
    expect(mails.flat()).toHaveLength(1)
  })
})

describe('a mail that the mail server refuses for good', () => {
  test('is not tried again, and the log says why', async () => {
    const { url } = await mailServer({ refuses: true })
    const { db, context, ask } = await withoutServer({ SMTP_URL: url })
    await ask()
    const [refused] = await logged(db)
    expect(refused).toMatchObject({ state: 'given_up', tries: 1, is_repeatable: false })
    expect(refused?.error).toMatch(/550.*is not known here/)
    expect(await isDue(db, 10_000)).toBe(false)
    expect(context.errors).toMatchObject([{ err: { responseCode: 550 } }])
  })
})
