import type { Database } from '#server/db/database.ts'
import { type Asker, findAsker } from '#server/people/asker.ts'
import { createUser, type NewUser } from '#server/people/createUser.ts'
import { hashPassword } from '#server/people/passwords.ts'

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

/** The person as the asker of a request. */
export async function asking(db: Database, uid: number): Promise<Asker> {
  const asker = await findAsker(db.reader, uid)
  if (!asker) throw new Error(`There is nobody with uid ${uid}.`)
  return asker
}
