import { describe, expect, test } from 'vitest'
import { confirmMail, keepOldMail, resendConfirmation } from '#server/accounts/changeMail.ts'
import type { AccountContext } from '#server/accounts/forgottenPassword.ts'
import { visibleAccount } from '#server/accounts/visibleAccount.ts'
import { findUser } from '#server/people/listUsers.ts'
import { startReset } from '#server/accounts/passwordReset.ts'
import { mailboxLimit } from '#server/accounts/pendingMail.ts'
import { saveAccount } from '#server/accounts/saveAccount.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import type { UserChanges } from '#shared/contract/people.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { administrator, asking, PASSWORD, refused, takeIn } from './cast.ts'
import { accountContext, mailsIn } from './accountContext.ts'

const HOME = 'freja@home.test'

async function frejaAt() {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  return { db, uid, at: await accountContext(db) }
}

async function save(at: AccountContext, uid: number, changes: UserChanges) {
  const user = await asking(at.runtime.db, uid)
  const own = { current_password: PASSWORD, ...changes }
  return saveAccount(at, { user, uid, changes: own, session: '' })
}

async function links(at: AccountContext): Promise<string[]> {
  const texts = (await mailsIn(at)).map(({ text }) => text ?? '')
  return texts.flatMap((text) => /\/user\/mail\/([\w-]{43})$/m.exec(text)?.[1] ?? [])
}

describe('a new mail address', () => {
  test('counts after the link sent to it was opened; the old one is used until then and gets a notice', async () => {
    const { db, uid, at } = await frejaAt()
    const reset = await startReset(db, { mail: 'freja@saltmarsh.test', now: morning })
    expect(await save(at, uid, { mail: HOME })).toMatchObject({ mailPending: true })
    const user = await asking(db, uid)
    expect(await visibleAccount(db.reader, { user, uid, now: morning })).toMatchObject({
      mail: 'freja@saltmarsh.test',
      pending_mail: HOME,
    })
    const [token = ''] = await links(at)
    expect(await mailsIn(at)).toMatchObject([{ to: [{ address: HOME }] }])
    expect(await confirmMail(at, token)).toMatchObject({ uid })
    expect(await visibleAccount(db.reader, { user, uid, now: morning })).toMatchObject({
      mail: HOME,
      pending_mail: null,
    })
    const notice = (await mailsIn(at)).find(
      ({ subject }) => subject === 'Your email address at Juniper has been changed',
    )
    expect(notice?.to).toMatchObject([{ address: 'freja@saltmarsh.test' }])
    expect(reset).toBeDefined()
    expect(await db.reader.selectFrom('password_resets').selectAll().execute()).toEqual([])
  })

  test('is confirmed once and within one hour', async () => {
    const { uid, at } = await frejaAt()
    await save(at, uid, { mail: HOME })
    const [token = ''] = await links(at)
    expect(await refused(confirmMail({ ...at, now: later(60) }, token))).toMatchObject({ status: 404 })
    const both = await Promise.allSettled([confirmMail({ ...at, now: later(59) }, token), confirmMail(at, token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refused(confirmMail(at, token))).toMatchObject({ status: 404 })
  })

  test('that has an account looks the same to the user; its owner is notified', async () => {
    const { db, uid, at } = await frejaAt()
    await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test', full_name: 'Tomasz W.' })
    expect(await save(at, uid, { mail: 'Tomasz@Saltmarsh.test' })).toMatchObject({ mailPending: true })
    const user = await asking(db, uid)
    expect(await visibleAccount(db.reader, { user, uid, now: morning })).toMatchObject({
      pending_mail: 'Tomasz@Saltmarsh.test',
    })
    expect(await links(at)).toEqual([])
    expect(await mailsIn(at)).toMatchObject([
      { subject: 'Your email address at Juniper', to: [{ name: 'Tomasz W.', address: 'tomasz@saltmarsh.test' }] },
    ])
  })

  test('is given to one of two accounts that confirm it at the same time', async () => {
    const { db, uid, at } = await frejaAt()
    const other = await takeIn(db, { name: 'runa', mail: 'runa@saltmarsh.test' })
    for (const who of [uid, other]) await save(at, who, { mail: HOME })
    const tokens = await links(at)
    expect(tokens).toHaveLength(2)
    const both = await Promise.allSettled(tokens.map((token) => confirmMail(at, token)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('takes the login name with it if that was the old address', async () => {
    const { db, at } = await frejaAt()
    const uid = await takeIn(db, { name: 'runa@saltmarsh.test', mail: 'runa@saltmarsh.test' })
    await save(at, uid, { name: 'runa@saltmarsh.test', mail: 'runa@home.test' })
    expect(await findUser(db.reader, uid)).toMatchObject({ name: 'runa@saltmarsh.test' })
    await confirmMail(at, (await links(at))[0] ?? '')
    expect(await findUser(db.reader, uid)).toMatchObject({ name: 'runa@home.test', mail: 'runa@home.test' })
  })

  test('can be given up, and its link can be sent again; the link before it ends', async () => {
    const { db, uid, at } = await frejaAt()
    await save(at, uid, { mail: HOME })
    const user = await asking(db, uid)
    await mailsIn(at)
    await resendConfirmation(at, { user, uid })
    const [first = '', second = ''] = await links(at)
    const works = async (token: string) => (await refused(confirmMail(at, token))) === undefined
    expect([await works(first), await works(second)].filter(Boolean)).toHaveLength(1)

    await save(at, uid, { mail: 'freja@elsewhere.test' })
    await keepOldMail(db, { user, uid })
    for (const token of await links(at)) expect(await works(token)).toBe(false)
    expect(await refused(resendConfirmation(at, { user, uid }))).toMatchObject({ status: 404 })
    const tomasz = await asking(db, await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test' }))
    expect(await refused(keepOldMail(db, { user: tomasz, uid }))).toMatchObject({ status: 404 })
    expect(await refused(resendConfirmation(at, { user: tomasz, uid }))).toMatchObject({ status: 404 })
  })

  test('is not a way to fill a mailbox', async () => {
    const { db, uid, at } = await frejaAt()
    await save(at, uid, { mail: HOME })
    const user = await asking(db, uid)
    for (let sent = 1; sent < mailboxLimit.tries; sent++) await resendConfirmation(at, { user, uid })
    expect(await refused(resendConfirmation(at, { user, uid }))).toMatchObject({ status: 429 })
    expect(await refused(save(at, uid, { mail: HOME }))).toMatchObject({ status: 429 })
  })

  test('waits for nothing more once the password changes', async () => {
    const { uid, at } = await frejaAt()
    await save(at, uid, { mail: HOME })
    await save(at, uid, { password: 'seven tall juniper trees' })
    expect(await refused(confirmMail(at, (await links(at))[0] ?? ''))).toMatchObject({ status: 404 })
  })

  test('is not readable as a secret in the database', async () => {
    const { db, uid, at } = await frejaAt()
    await save(at, uid, { mail: HOME })
    const [token = 'none'] = await links(at)
    expect(JSON.stringify(await db.reader.selectFrom('pending_mails').selectAll().execute())).not.toContain(token)
  })
})

describe('a login name', () => {
  test('changes only with the current password, which is asked before anything is said about other people', async () => {
    const { db, uid, at } = await frejaAt()
    await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test' })
    for (const wish of [{ name: 'tomasz' }, { mail: 'tomasz@saltmarsh.test' }, { name: 'free' }]) {
      const refusal = await refused(save(at, uid, { ...wish, current_password: undefined }))
      expect(refusal.problems).toMatchObject([{ path: 'current_password', code: 'required' }])
    }
    expect((await refused(save(at, uid, { name: 'tomasz' }))).problems).toMatchObject([{ path: 'name', code: 'taken' }])
    await save(at, uid, { name: 'freja2' })
    await expect(
      signIn(db, { name: 'freja2', password: PASSWORD, address: '192.0.2.1', now: morning }),
    ).resolves.toMatchObject({ uid })
  })

  test('holds no @ unless it is the user’s mail address', async () => {
    const { db, uid, at } = await frejaAt()
    await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test' })
    for (const name of ['tomasz@saltmarsh.test', 'ceo@not-yet-here.test', 'freja＠home.test']) {
      const { problems } = await refused(save(at, uid, { name }))
      expect(problems).toMatchObject([{ path: 'name', code: 'address' }])
    }
    await save(at, uid, { name: 'Freja@saltmarsh.test' })
    expect((await refused(takeIn(db, { name: 'ceo@not-yet-here.test', mail: 'x@x.test' }))).problems).toMatchObject([
      { path: 'name', code: 'address' },
    ])
  })

  test('cannot be asked for without end', async () => {
    const { db, uid, at } = await frejaAt()
    await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test' })
    for (let tries = 0; tries < 10; tries++) {
      expect(await refused(save(at, uid, { name: 'tomasz' }))).toMatchObject({ status: 400 })
    }
    expect(await refused(save(at, uid, { name: 'tomasz' }))).toMatchObject({ status: 429 })
  })
})

test('an administrator sees that an address has an account, and changes another user’s at once', async () => {
  const { db, uid, at } = await frejaAt()
  const priya = await administrator(db)
  const session = await db.transact((tx) => openSession(tx, { uid: priya.uid, now: morning }))
  const change = (mail: string) => saveAccount(at, { user: priya, uid, changes: { mail }, session })
  expect((await refused(change('priya@brandt.test'))).problems).toMatchObject([{ path: 'mail', code: 'taken' }])
  expect(await change(HOME)).toMatchObject({ mailPending: false })
  expect(await findUser(db.reader, uid)).toMatchObject({ mail: HOME })
  expect(await mailsIn(at)).toMatchObject([{ to: [{ address: 'freja@saltmarsh.test' }] }])
})
