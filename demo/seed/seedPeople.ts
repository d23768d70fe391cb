import { toInstant } from '#shared/instant.ts'
import type { Tx } from '#server/db/database.ts'
import { createUser } from '#server/people/createUser.ts'
import { hashPassword } from '#server/secrets/passwords.ts'
import { DAY_MS } from '#shared/time.ts'
import { cast, DEMO_PASSWORD } from '../content/cast.ts'
import { organizations } from '../content/organizations.ts'
import { people } from '../content/people.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

/** The hash of the cast's password. */
export function demoPassword(): Promise<string> {
  return hashPassword(DEMO_PASSWORD)
}

/** Organisations and people. Only the cast can sign in; the others have no password. */
export async function seedPeople(
  tx: Tx,
  { terms, passwordHash, now }: { terms: Ids; passwordHash: string; now: Date },
): Promise<{ organizations: Ids; uids: Ids }> {
  const organizationIds = await seedOrganizations(tx)
  const signIns = new Set(cast.map((person) => person.mail))
  const uids = new Map<string, number>()
  for (const person of people) {
    const uid = await createUser(tx, {
      name: person.mail.slice(0, person.mail.indexOf('@')),
      mail: person.mail,
      first_name: person.first_name,
      last_name: person.last_name,
      language: person.language,
      timezone: person.timezone,
      country: person.country,
      title_tid: seededId(terms, person.title),
      organizations: person.organizations.map((key) => seededId(organizationIds, key)),
      roles: person.roles,
      passwordHash: signIns.has(person.mail) ? passwordHash : null,
      profile: { profession: person.professions.map((key) => seededId(terms, key)) },
      created: toInstant(new Date(now.getTime() - person.joined_days_ago * DAY_MS)),
    })
    uids.set(person.mail, uid)
  }
  return { organizations: organizationIds, uids }
}

async function seedOrganizations(tx: Tx): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { key, name } of organizations) {
    const { id } = await tx
      .insertInto('organizations')
      .values({ name: name.en })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  return ids
}
