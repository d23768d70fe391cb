import type { Database } from '#server/db/database.ts'
import { type CurrentUser, findCurrentUser } from '#server/people/currentUser.ts'
import { createUser, type NewUser } from '#server/people/createUser.ts'
import { type AccountEdit, editAccount } from '#server/accounts/editAccount.ts'
import { hashPassword } from '#server/secrets/passwords.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { defaultRoleAccess } from '#shared/access/roles.ts'
import { statableCriteria } from '#shared/audience/criteria.ts'
import type { UserChanges } from '#shared/contract/people.ts'
import { morning } from '#tests/support/freshDatabase.ts'

export const PASSWORD = 'a quiet reading room'
/** Hashed once for all tests, since it takes its time by design. */
const passwordHash = hashPassword(PASSWORD)

/** Freja, a learner; the tests' other people are given as differences to her. */
export async function freja(given: Partial<NewUser> = {}): Promise<NewUser> {
  return {
    name: 'freja',
    mail: 'freja@saltmarsh.test',
    first_name: 'Freja',
    last_name: 'Amoah',
    language: 'en',
    timezone: 'Europe/Copenhagen',
    country: 'DK',
    title_tid: null,
    organizations: [],
    roles: ['learner'],
    passwordHash: await passwordHash,
    created: '2025-01-15 08:00:00',
    ...given,
  }
}

/** Takes a person in and answers the uid. */
export async function takeIn(db: Database, given: Partial<NewUser> = {}): Promise<number> {
  const person = await freja(given)
  return db.transact((tx) => createUser(tx, person))
}

/** The person as the user of a request. */
export async function asking(db: Database, uid: number): Promise<CurrentUser> {
  const user = await findCurrentUser(db.reader, uid)
  if (!user) throw new Error(`There is nobody with uid ${uid}.`)
  return user
}

/** Criteria that people say of themselves, in stories about something else. */
const everything = statableCriteria

/** Changes an account, one's own unless somebody else asks. */
export async function edit(db: Database, uid: number, changes: UserChanges, given: Partial<AccountEdit> = {}) {
  const now = given.now ?? morning
  const user = given.user ?? (await asking(db, uid))
  const session = given.session ?? (await db.transact((tx) => openSession(tx, { uid: user.uid, now })))
  const usual = { languages: ['en', 'ar'], ownCriteria: everything }
  return editAccount(db, { ...usual, ...given, user, uid, changes, session, now })
}

/** Priya, who administers the site; it has its usual roles from now on. */
export async function administrator(db: Database): Promise<CurrentUser> {
  const held = Object.entries(defaultRoleAccess).flatMap(([role, list]) => list.map((access) => ({ role, access })))
  await db.transact((tx) => tx.insertInto('role_access').values(held).execute())
  return asking(db, await takeIn(db, { name: 'priya', mail: 'priya@brandt.test', roles: ['administrator'] }))
}

/** The refusal with its reason; `undefined` if nothing was refused. */
export const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (refusal) => refusal,
  )
