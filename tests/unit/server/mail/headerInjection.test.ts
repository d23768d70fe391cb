import { expect, test } from 'vitest'
import { invitePerson } from '#server/accounts/invitePerson.ts'
import { mailPasswordLink } from '#server/accounts/forgottenPassword.ts'
import { readImportContext } from '#server/accounts/import/importContext.ts'
import { peopleRows } from '#server/accounts/import/peopleRows.ts'
import { readPerson } from '#server/accounts/import/readPerson.ts'
import { createScimUser } from '#server/accounts/scim/saveScimUser.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { identityOfClaims } from '#server/accounts/singleSignOn/identity.ts'
import { readMailEditor } from '#server/mailEditor/mailEditor.ts'
import { sendSample } from '#server/mailEditor/sendSample.ts'
import { foldedNames } from '#server/people/foldedNames.ts'
import { loadSite } from '#server/site/site.ts'
import { NewPerson } from '#shared/contract/managedPeople.ts'
import { UserChanges } from '#shared/contract/people.ts'
import { SiteSettingsChange } from '#shared/contract/siteSettings.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { mailServer } from '#tests/support/mailServer.ts'
import { accountContext } from '../accounts/accountContext.ts'
import { administrator, refused, takeIn } from '../accounts/cast.ts'

/** Names that begin a header of their own, or another address. */
const hostile = [
  'Freja\r\nBcc: evil@evil.test',
  'Freja\nBcc: evil@evil.test\n\nAnother body',
  'Freja\rX-Injected: yes',
  'Freja\u0085Bcc: evil@evil.test',
  'Freja\0Bcc: evil@evil.test',
]
/** Names without control characters, which every door takes, and which mean something in an address. */
const tricky = [
  'Freja <evil@evil.test>',
  '" <evil@evil.test>, "',
  'Freja, evil@evil.test',
  'Freja\u2028Bcc: evil@evil.test',
  '=?utf-8?q?Freja=0D=0ABcc:_evil@evil.test?=',
  'Freja;evil@evil.test:group',
]

async function desk() {
  const db = await freshDatabase()
  const server = await mailServer()
  const user = await administrator(db)
  const context = await accountContext(db, { SMTP_URL: server.url })
  const session = await db.transact((tx) => openSession(tx, { uid: user.uid, now: morning }))
  return { db, server, context, actor: { user, session, now: morning } }
}

test.each(hostile)('no door takes a name with a line break: %j', async (name) => {
  const { db } = await desk()
  const status = async (promise: Promise<unknown>) => (await refused(promise))?.status
  const person = { mail: 'nadia@people.test', first_name: 'Nadia' }
  for (const field of ['name', 'first_name', 'last_name', 'full_name'] as const) {
    expect(UserChanges.safeParse({ [field]: name }).success, field).toBe(false)
    expect(NewPerson.safeParse({ ...person, [field]: name }).success, field).toBe(false)
  }
  expect(NewPerson.safeParse({ ...person, mail: `${person.mail}${name.slice(5)}` }).success).toBe(false)
  expect(SiteSettingsChange.safeParse({ site_name: { en: name } }).success).toBe(false)
  const scim = { userName: 'nadia', emails: [{ value: person.mail }], displayName: name, name: { givenName: name } }
  const directory = { agent: 'HR', base: 'http://academy.test/scim/v2', languages: ['en'], now: morning }
  expect(await status(createScimUser(db, scim, directory))).toBe(400)
  const quoted = `"${name.replaceAll('"', '""')}"`
  const text = `mail,first_name,full_name\nnadia@people.test,Nadia,${quoted}\n`
  const source = async function* () {
    yield Buffer.from(text)
  }
  const around = await readImportContext(db.reader, null)
  // A file with a zero byte is refused as a whole.
  const rows = await Array.fromAsync(peopleRows(source, { maxBytes: 1000 })).catch(() => [])
  for (const row of rows) {
    expect(readPerson(row, around).person?.full_name ?? '').not.toMatch(/\p{Cc}/u)
  }
  const known = identityOfClaims({ issuer: 'https://id.test', subject: '1' }, { given_name: name, family_name: name })
  for (const part of [known.first_name, known.last_name]) expect(part).not.toMatch(/\p{Cc}/u)
})

/** PostgreSQL stores no text with a zero. */
const storable = hostile.filter((name) => !name.includes('\0'))

test.each([...storable, ...tricky])(
  'a mail goes to its recipient only, whatever the database has as name and site: %j',
  async (name) => {
    const { db, server, context, actor } = await desk()
    const uid = await takeIn(db, { passwordHash: null })
    // As if a door had let it in.
    const names = { name: 'freja', mail: 'freja@saltmarsh.test', full_name: name }
    await db.transact((tx) =>
      tx
        .updateTable('users')
        .set({ ...names, ...foldedNames(names) })
        .where('uid', '=', uid)
        .execute(),
    )
    const loaded = await loadSite(db.reader)
    const site = { ...loaded, general: { ...loaded.general, site_name: { en: name } } }
    const sending = { ...context, site }
    await invitePerson(sending, actor, uid)
    await mailPasswordLink(sending, { mail: names.mail, address: '192.0.2.1' })
    const sample = await readMailEditor({ ...sending, type: 'order_state', language: 'en', uid })
    if (sample) await sendSample(sending, sample.letter)
    await context.runtime.pendingWork.done()
    expect(server.recipients).toEqual([[names.mail], [names.mail], [names.mail]])
    for (const mail of server.received) {
      expect(mail.to).toHaveLength(1)
      expect(mail.to?.[0]?.address).toBe(names.mail)
      expect([mail.cc, mail.bcc, mail.replyTo]).toEqual([undefined, undefined, undefined])
      const keys = mail.headers.map(({ key }) => key)
      expect(keys.filter((key) => ['bcc', 'x-injected'].includes(key))).toEqual([])
      expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
    }
  },
)
