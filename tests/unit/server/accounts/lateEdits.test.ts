import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { changePerson, managedPerson } from '#server/accounts/managedPerson.ts'
import { finishMailChange, startMailChange } from '#server/accounts/pendingMail.ts'
import { patchScimUser } from '#server/accounts/scim/saveScimUser.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { findUser } from '#server/people/listUsers.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { accountContext } from './accountContext.ts'
import { administrator, edit, refused, takeIn } from './cast.ts'
import { interrupted } from './interrupted.ts'

async function desk() {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const user = await administrator(db)
  const session = await db.transact((tx) => openSession(tx, { uid: user.uid, now: morning }))
  return { db, uid, user, session }
}

test('two edits of different fields at the same moment both stay', async () => {
  const { db, uid, user, session } = await desk()
  const late = interrupted(db, () => edit(db, uid, { first_name: 'Frida', country: 'NO' }))
  await edit(late, uid, { last_name: 'Lund' }, { user, session })
  expect(await findUser(db.reader, uid)).toMatchObject({
    first_name: 'Frida',
    last_name: 'Lund',
    full_name: 'Frida Lund',
    country: 'NO',
  })
})

test('an address that is confirmed while an administrator saves another field stays', async () => {
  const { db, uid, user, session } = await desk()
  const { token } = await db.transact((tx) => startMailChange(tx, { uid, mail: 'freja@home.test', now: morning }))
  const late = interrupted(db, () => finishMailChange(db, { token, now: morning }))
  await edit(late, uid, { country: 'NO' }, { user, session })
  expect(await findUser(db.reader, uid)).toMatchObject({ mail: 'freja@home.test', country: 'NO' })
})

test('a form that names the old address does not bring it back after the new one was confirmed', async () => {
  const { db, uid } = await desk()
  const session = await db.transact((tx) => openSession(tx, { uid, now: morning }))
  const { token } = await db.transact((tx) => startMailChange(tx, { uid, mail: 'freja@home.test', now: morning }))
  const late = interrupted(db, () => finishMailChange(db, { token, now: morning }))
  await edit(late, uid, { mail: 'freja@saltmarsh.test', country: 'NO' }, { session })
  expect(await findUser(db.reader, uid)).toMatchObject({ mail: 'freja@home.test', country: 'NO' })
})

test('an edit that began before an erasure brings nothing personal back', async () => {
  const { db, uid, user, session } = await desk()
  const late = interrupted(db, () =>
    db.transact((tx) =>
      tx
        .updateTable('users')
        .set({ full_name: 'Erased person', first_name: '', last_name: '', mail: `erased-${uid}@erased.invalid` })
        .set({ mail_key: `erased-${uid}@erased.invalid`, erased: '2026-11-21 09:00:00' })
        .where('uid', '=', uid)
        .execute(),
    ),
  )
  expect(await refused(edit(late, uid, { country: 'NO' }, { user, session }))).toMatchObject({ status: 404 })
  const { mail, first_name } = await db.reader
    .selectFrom('users')
    .select(['mail', 'first_name'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  expect({ mail, first_name }).toEqual({ mail: `erased-${uid}@erased.invalid`, first_name: '' })
})

test('of two administrators who save one revision at the same moment, one is refused', async () => {
  const { db, uid, user, session } = await desk()
  const context = await accountContext(db)
  const asked = { user, uid, now: morning, timeZone: 'UTC' }
  const { revision } = (await managedPerson(db.reader, asked)) ?? {}
  const save = (country: string) =>
    refused(changePerson(context, { user, session, now: morning }, { uid, change: { revision, country } }))
  const results = await Promise.all([save('NO'), save('SE')])
  expect(results.filter((result) => result === undefined)).toHaveLength(1)
  expect(results.find((result) => result !== undefined)).toMatchObject({
    status: 409,
    problems: [{ code: 'revision' }],
  })
})

test('a directory that changes a name while a new address is saved leaves the address as it is', async () => {
  const { db, uid } = await desk()
  const Operations = [{ op: 'replace', path: 'name.familyName', value: 'Lund' }]
  const body = { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations }
  const directory = { agent: 'Directory', base: 'https://academy.test/scim', languages: ['en'], now: morning }
  await db.transact((tx) => openWallet(tx, uid, { now: morning }))
  let patching: Promise<unknown> | undefined
  await db.transact(async (tx) => {
    const account = tx.updateTable('users').where('uid', '=', uid)
    await account.set((eb) => ({ mail: eb.ref('mail') })).execute()
    patching = patchScimUser(db, String(uid), body, directory)
    await pause(400)
    await account.set({ mail: 'freja@home.test', mail_key: 'freja@home.test' }).execute()
  })
  await patching
  expect(await findUser(db.reader, uid)).toMatchObject({ last_name: 'Lund', mail: 'freja@home.test' })
})
