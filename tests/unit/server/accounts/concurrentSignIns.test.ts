import { expect, test } from 'vitest'
import { changeBelonging } from '#server/accounts/changeBelonging.ts'
import { enter } from '#server/accounts/signIn.ts'
import { accountOf } from '#server/accounts/singleSignOn/accountOf.ts'
import { followClaims } from '#server/accounts/singleSignOn/followClaims.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import { lockAccount } from '#server/accounts/lockAccount.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { refused, takeIn } from './cast.ts'

const mapping = {
  role_claim: 'groups',
  role_map: [{ value: 'teachers', role: 'instructor' as const }],
  organization_claim: '',
  organization_map: [],
}
const browser = { now: morning, address: '192.0.2.1' }

async function rolesOf(db: Database, uid: number): Promise<string[]> {
  const rows = await db.reader.selectFrom('user_roles').select('role').where('uid', '=', uid).orderBy('role').execute()
  return rows.map(({ role }) => role)
}

test('a role that an administrator takes while its holder logs in by single sign-on stays taken', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db, { roles: ['learner', 'content_manager'] })
  const claims = { groups: ['teachers'] }
  await meanwhile(
    db,
    async (tx) => {
      await lockAccount(tx, { uid, rights: { roles: ['learner'] }, now: morning })
      await changeBelonging(tx, { uid, changes: { roles: ['learner'] }, now: morning })
    },
    () => db.transact((tx) => followClaims(tx, { uid, claims, settings: mapping, now: morning })),
  )
  expect(await rolesOf(db, uid)).toEqual(['instructor', 'learner'])
})

test('a sign-in that was proved before a block opens no session after it', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  await meanwhile(
    db,
    (tx) => changeBelonging(tx, { uid, changes: { status: 'blocked' }, now: morning }),
    () => refused(db.transact((tx) => enter(tx, { uid, strong: true, browser }))),
  )
  expect(await db.reader.selectFrom('sessions').select('uid').execute()).toEqual([])
})

test('two first logins of one identity at the same moment open one account', async () => {
  const db = await freshDatabase()
  const identity = {
    issuer: 'https://id.example.org',
    subject: 'freja-1',
    mail: 'freja@example.org',
    first_name: 'Freja',
    last_name: 'Lund',
    claims: {},
  }
  const open = (tx: Tx) =>
    accountOf(tx, { identity, settings: { link_by_mail: false, create_people: true }, now: morning })
  let first = 0
  const second = await meanwhile(
    db,
    async (tx) => (first = await open(tx)),
    () => db.transact(open),
  )
  expect(second).toBe(first)
})

test('an administrator who loses the role at this moment makes no API key', async () => {
  const db = await freshDatabase()
  await takeIn(db, { name: 'other', mail: 'other@example.org', roles: ['administrator'] })
  const uid = await takeIn(db, { roles: ['administrator'] })
  await meanwhile(
    db,
    async (tx) => {
      await lockAccount(tx, { uid, rights: { roles: ['learner'] }, now: morning })
      await changeBelonging(tx, { uid, changes: { roles: ['learner'] }, now: morning })
    },
    () => refused(createApiKey(db, { name: 'Lab', scopes: ['events'], by: uid, now: morning })),
  )
  expect(await db.reader.selectFrom('api_keys').select('id').execute()).toEqual([])
})
