import { describe, expect, test } from 'vitest'
import { type AccountContext, mailPasswordLink, replacePassword } from '#server/accounts/forgottenPassword.ts'
import { findReset, mailLimit, startReset } from '#server/accounts/passwordReset.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { mailServer } from '#tests/support/mailServer.ts'
import { PASSWORD, takeIn } from './cast.ts'
import { accountContext, mailsIn } from './accountContext.ts'

const NEW = 'seven tall juniper trees'
const home = '192.0.2.20'

async function linkToken(at: AccountContext): Promise<string> {
  const [mail] = await mailsIn(at)
  return /\/user\/password\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  test('Freja gets a link to the configured address, sets a new password with it, and is notified', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const old = await signIn(db, { name: 'freja', password: PASSWORD, address: home, now: morning })
    const at = await accountContext(db)
    await mailPasswordLink(at, { mail: 'FREJA@saltmarsh.test', address: home })
    await at.runtime.pendingWork.done()
    const [mail] = await mailsIn(at)
    expect(mail?.to?.[0]).toEqual({ name: 'Freja Amoah', address: 'freja@saltmarsh.test' })
    expect(mail?.text).toContain('https://academy.test/user/password/')
    expect(mail?.html).not.toContain('evil')

    await replacePassword(at, { token: await linkToken(at), password: NEW })
    await at.runtime.pendingWork.done()
    const ask = { name: 'freja', address: home, now: morning }
    await expect(signIn(db, { ...ask, password: NEW })).resolves.toBeDefined()
    await expect(signIn(db, { ...ask, password: PASSWORD })).rejects.toMatchObject({ status: 400 })
    expect(await sessionUser(db, old.token, morning)).toBeUndefined()
    expect((await mailsIn(at)).map(({ subject }) => subject)).toContain('Your password for Juniper has been changed')
    expect(at.errors).toEqual([])
  })

  test('a link works once, and takes every other link of the account with it', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const at = await accountContext(db)
    const first = await startReset(db, { mail: 'freja@saltmarsh.test', now: morning })
    const second = await startReset(db, { mail: 'freja@saltmarsh.test', now: morning })
    await replacePassword(at, { token: second!.token, password: NEW })
    for (const { token } of [first!, second!]) {
      expect(await findReset(db.reader, token, morning)).toBeUndefined()
      await expect(replacePassword(at, { token, password: NEW })).rejects.toMatchObject({ status: 404 })
    }
  })

  test('of two who send the same link at once, one succeeds', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const at = await accountContext(db)
    const { token } = (await startReset(db, { mail: 'freja@saltmarsh.test', now: morning }))!
    const both = await Promise.allSettled(
      [NEW, 'another good long one'].map((password) => replacePassword(at, { token, password })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a link ends after an hour, and a weak password does not use it up', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const at = await accountContext(db)
    const { token } = (await startReset(db, { mail: 'freja@saltmarsh.test', now: morning }))!
    await expect(replacePassword(at, { token, password: 'freja12345' })).rejects.toMatchObject({
      status: 400,
      problems: [{ path: 'password', code: 'own_name' }],
    })
    expect(await findReset(db.reader, token, later(59))).toBeDefined()
    expect(await findReset(db.reader, token, later(60))).toBeUndefined()
  })

  test('a weak password with another repetition is refused with both problems', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const at = await accountContext(db)
    const { token } = (await startReset(db, { mail: 'freja@saltmarsh.test', now: morning }))!
    const refusedWith = (...problems: string[][]) => ({
      status: 400,
      problems: problems.map(([path, code]) => expect.objectContaining({ path, code })),
    })
    for (const [password, code] of [
      ['', 'required'],
      ['short', 'too_short'],
      ['x'.repeat(1001), 'too_long'],
      ['freja12345', 'own_name'],
    ] as const) {
      const both = refusedWith(['password', code], ['repeated', 'repeated'])
      await expect(replacePassword(at, { token, password, repeated: 'other' })).rejects.toMatchObject(both)
    }
    const other = refusedWith(['repeated', 'repeated'])
    await expect(replacePassword(at, { token, password: NEW, repeated: '' })).rejects.toMatchObject(other)
    await replacePassword(at, { token, password: NEW, repeated: NEW })
  })

  test('an unknown address and a blocked account are answered alike, without a mail', async () => {
    const db = await freshDatabase()
    await takeIn(db, { status: 'blocked' })
    const at = await accountContext(db)
    for (const mail of ['nobody@saltmarsh.test', 'freja@saltmarsh.test']) {
      await mailPasswordLink(at, { mail, address: home })
      await expect(at.runtime.pendingWork.done()).resolves.toBeUndefined()
    }
    expect(await mailsIn(at)).toEqual([])
  })

  test('a look-alike address gets nothing of another person', async () => {
    const db = await freshDatabase()
    await takeIn(db, { name: 'mike', mail: 'mike@saltmarsh.test' })
    expect(await startReset(db, { mail: 'mıke@saltmarsh.test', now: morning })).toBeUndefined()
  })

  test('nobody can fill a mailbox, whether it exists or not', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const at = await accountContext(db)
    for (const mail of ['freja@saltmarsh.test', 'nobody@saltmarsh.test']) {
      for (let tries = 0; tries < mailLimit.tries; tries++) await mailPasswordLink(at, { mail, address: home })
      await expect(mailPasswordLink(at, { mail, address: home })).rejects.toMatchObject({ status: 429 })
    }
  })

  test('only a hash of the link is kept', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const { token } = (await startReset(db, { mail: 'freja@saltmarsh.test', now: morning }))!
    const rows = await db.reader.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('no link leads to the address that the request names, whether the mail is sent or kept', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    for (const SMTP_URL of ['smtp://127.0.0.1:1', '']) {
      const at = await accountContext(db, { SITE_URL: '', SMTP_URL })
      await mailPasswordLink(at, { mail: 'freja@saltmarsh.test', address: home })
      expect(await mailsIn(at)).toEqual([])
      expect(at.errors).toMatchObject([{ err: { message: expect.stringContaining('SITE_URL') } }])
    }
    expect(await db.reader.selectFrom('password_resets').selectAll().execute()).toEqual([])
  })

  test('the demo, which lists its mails itself, needs no configured address', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const at = await accountContext(db, { SITE_URL: '', DEMO: 'true' })
    await mailPasswordLink(at, { mail: 'freja@saltmarsh.test', address: home })
    expect(await mailsIn(at)).toHaveLength(1)
  })

  test('a failure is logged without the address of the mail', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const { url } = await mailServer({ refuses: true })
    const at = await accountContext(db, { SMTP_URL: url })
    await mailPasswordLink(at, { mail: 'freja@saltmarsh.test', address: home })
    await at.runtime.pendingWork.done()
    expect(at.errors).toMatchObject([{ err: { responseCode: 550 } }])
    expect(JSON.stringify(at.errors)).not.toContain('saltmarsh')
  })
})
