import { expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import type { Actor } from '#server/accounts/needAdministrator.ts'
import { noteSecurityChange } from '#server/accounts/securityChanges.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { signOutPerson } from '#server/accounts/signOutPerson.ts'
import { forgetPersonInAudit } from '#server/audit/forgetPersonInAudit.ts'
import type { Database } from '#server/db/database.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { exportOwnData, exportPerson } from '#server/privacy/exportPerson.ts'
import { invitePerson } from '#server/accounts/invitePerson.ts'
import { draftImport } from '#server/imports/prepareImport.ts'
import { erasePerson } from '#server/privacy/erasePerson.ts'
import { forgetMentions } from '#server/privacy/forgetMentions.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { shopSettings } from '#server/shop/settings/shopSettings.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { refused } from '#tests/unit/server/accounts/cast.ts'
import { interrupted } from '#tests/unit/server/accounts/interrupted.ts'
import { academy, PERSON } from './livedPerson.ts'

test('an invitation that began before an erasure invites nobody and notes no name', async () => {
  const { db, context, actor, uid } = await academy()
  const late = interrupted(db, () => erasePerson(context, actor, { uid, name: PERSON.name }), 1)
  const inviting = invitePerson({ ...context, runtime: { ...context.runtime, db: late } }, actor, uid)
  const outcome = await inviting.catch((error: unknown) => error)
  await context.runtime.pendingWork.done()
  expect(outcome).toMatchObject({ status: 404 })
  expect(await db.reader.selectFrom('invitations').select('uid').where('uid', '=', uid).execute()).toEqual([])
  expect(await namedEntries(db)).toEqual([])
})

test('settings that are saved during an erasure stay, without the address of the person', async () => {
  const { db, actor } = await academy()
  const write = (subject: string) => JSON.stringify({ order_mails: [PERSON.mail, 'shop@demo.test'], subject })
  const settings = { name: 'incentives_shop', changed: '2026-11-20 08:00:00' }
  await db.transact(async (tx) => {
    await tx.deleteFrom('settings').where('name', '=', settings.name).execute()
    await tx
      .insertInto('settings')
      .values({ ...settings, value: write('Old') })
      .execute()
  })
  await meanwhile(
    db,
    (tx) =>
      tx
        .updateTable('settings')
        .set({ value: write('New') })
        .where('name', '=', settings.name)
        .execute(),
    () =>
      db.transact((tx) =>
        forgetMentions(tx, { mails: [PERSON.mail], names: [PERSON.name] }, { by: actor.user.uid, now: actor.now }),
      ),
  )
  const { value } = await db.reader
    .selectFrom('settings')
    .select('value')
    .where('name', '=', settings.name)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(value)).toEqual({ order_mails: ['shop@demo.test'], subject: 'New' })
})

test('a form that was read before an erasure cannot save the address of the person again', async () => {
  const { db, context, actor, uid } = await academy()
  const notify_mails = [PERSON.mail, 'shop@demo.test']
  const { revision } = await saveShopSettings(db, { notify_mails }, { by: actor.user.uid, now: actor.now })
  await erasePerson(context, actor, { uid, name: PERSON.name })
  const saving = saveShopSettings(db, { revision, notify_mails }, { by: actor.user.uid, now: actor.now })
  await expect(saving).rejects.toMatchObject({ status: 409, details: { by: actor.user.full_name } })
  expect((await shopSettings(db.reader)).notify_mails).toEqual(['shop@demo.test'])
})

test('an erasure waits for an import that starts at this moment, and is refused', async () => {
  const { db, context, actor, uid } = await academy()
  const text = `E-mail,Given name,Surname\n${PERSON.mail},Again,Here`
  const id = await draftImport(db, { kind: 'people', text, by: actor.user.uid, now: actor.now })
  const erasing = meanwhile(
    db,
    (tx) => tx.updateTable('imports').set({ state: 'waiting' }).where('id', '=', id).execute(),
    () => erasePerson(context, actor, { uid, name: PERSON.name }),
  )
  await expect(erasing).rejects.toMatchObject({ status: 409, problems: [{ code: 'open_imports' }] })
})

test('an export that began before an erasure hands out nothing and notes no name', async () => {
  const { db, context, actor, uid } = await academy()
  const late = interrupted(db, () => erasePerson(context, actor, { uid, name: PERSON.name }))
  expect(await refused(exportPerson(late, actor, uid))).toMatchObject({ status: 404 })
  expect(await namedEntries(db)).toEqual([])
})

test('an export of their own data that began before an erasure hands out nothing and notes no name', async () => {
  const { db, context, actor, uid } = await academy()
  const user = (await findCurrentUser(db.reader, uid))!
  const session = await db.transact((tx) => openSession(tx, { uid, now: actor.now }))
  const late = interrupted(db, () => erasePerson(context, actor, { uid, name: PERSON.name }), 1)
  expect(await refused(exportOwnData(late, { ...actor, user, session }))).toMatchObject({ status: 404 })
  expect(await namedEntries(db)).toEqual([])
})

test.each([
  ['signs the person out', (db, actor, uid) => signOutPerson(db, actor, uid)],
  [
    'opens a way into the account',
    (db, { now }, uid) => db.transact((tx) => noteSecurityChange(tx, { uid, change: 'passkey-added', now })),
  ],
] satisfies [string, (db: Database, actor: Actor, uid: number) => Promise<void>][])(
  'the log has no name of an erased person after a call at the same moment that %s',
  async (_what, act) => {
    const { db, actor, uid } = await academy()
    await meanwhile(
      db,
      async (tx) => {
        const nobody = { full_name: 'Erased person', erased: toInstant(actor.now) }
        await tx.updateTable('users').set(nobody).where('uid', '=', uid).execute()
        await forgetPersonInAudit(tx, uid)
      },
      () => act(db, actor, uid).catch(() => {}),
    )
    expect(await namedEntries(db)).toEqual([])
  },
)

function namedEntries(db: Database) {
  const entries = db.reader.selectFrom('audit_entries').select(['action', 'label', 'after_values'])
  return entries.where('label', 'like', '%Quillfeather%').execute()
}
