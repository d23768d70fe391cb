import { expect, test } from 'vitest'
import { blockScimUser } from '#server/accounts/scim/saveScimUser.ts'
import { followClaims } from '#server/accounts/singleSignOn/followClaims.ts'
import type { Database } from '#server/db/database.ts'
import type { CurrentUser } from '#server/people/currentUser.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { administrator, asking, edit, refused, takeIn } from './cast.ts'

const directory = { agent: 'HR directory', base: 'http://academy.test/scim/v2', languages: ['en'], now: morning }
const mapping = {
  role_claim: 'groups',
  role_map: [{ value: 'lms-admins', role: 'administrator' as const }],
  organization_claim: '',
  organization_map: [],
}

interface Fall {
  db: Database
  uid: number
  /** The other administrator. */
  by: CurrentUser
}

/** The doors through which an administrator can lose the role or be blocked; imports refuse administrators. */
const doors = {
  page: ({ db, uid, by }: Fall) => edit(db, uid, { roles: ['learner'] }, { user: by }),
  block: ({ db, uid, by }: Fall) => edit(db, uid, { status: 'blocked' }, { user: by }),
  SCIM: ({ db, uid }: Fall) => blockScimUser(db, String(uid), directory),
  'single sign-on': ({ db, uid }: Fall) =>
    db.transact((tx) => followClaims(tx, { uid, claims: {}, settings: mapping, now: morning })),
}
type Door = keyof typeof doors
const names = Object.keys(doors) as Door[]
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))

test.each(pairs)('one of two administrators stays who fall at the same moment by %s and %s', async (one, other) => {
  const db = await freshDatabase()
  const priya = await administrator(db)
  const freja = await asking(db, await takeIn(db, { roles: ['administrator'] }))
  await Promise.all([
    refused(doors[one]({ db, uid: priya.uid, by: freja })),
    refused(doors[other]({ db, uid: freja.uid, by: priya })),
  ])
  const left = await db.reader
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.uid', 'users.uid')
    .select('users.uid')
    .where('role', '=', 'administrator')
    .where('status', '=', 'active')
    .execute()
  expect(left).toHaveLength(1)
})
