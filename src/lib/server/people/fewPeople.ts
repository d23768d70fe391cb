import { sql } from 'kysely'
import type { PeopleFilter } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { type Dialect, dialectOf } from '../db/dialect.ts'
import { holdsText, narrow, searchWords, unseenSince } from './narrowPeople.ts'

/** Up to this number, all people of a filter are read; PostgreSQL knows itself when to read along the order of names. */
const few: Record<Dialect, number> = { sqlite: 4000, postgres: 1000 }
/** SQLite's index holds the parts of keys with this number of characters. */
const PART = 3

/** The people of the filter that matches the fewest; `undefined` if each filter matches many, or there is none. */
export async function fewPeople(reader: Reader, filter: PeopleFilter & { now: Date }): Promise<number[] | undefined> {
  const most = mostOf(reader)
  const sets = [await ofSearch(reader, filter), await ofBelonging(reader, filter), await ofState(reader, filter)]
  const fewest = sets
    .filter((uids) => uids !== undefined && uids.length <= most)
    .reduce((least, uids) => (least && uids && uids.length >= least.length ? least : uids), undefined)
  return fewest ?? (await ofBelongingInState(reader, filter))
}

type Uids = Promise<number[] | undefined>

async function ofSearch(reader: Reader, { s }: PeopleFilter): Uids {
  const words = searchWords(s)
  if (words.length === 0) return undefined
  if (dialectOf(reader) === 'postgres') {
    let found = reader.selectFrom('users').select('uid').where('erased', 'is', null)
    for (const word of words) found = found.where(holdsText(word, 'postgres'))
    return (await found.limit(mostOf(reader) + 1).execute()).map(({ uid }) => uid)
  }
  const parts = words.filter((word) => [...word].length >= PART)
  if (parts.length === 0) return undefined
  const phrases = parts.map((word) => `"${word.replaceAll('\0', ' ').replaceAll('"', '""')}"`).join(' AND ')
  const { rows } = await sql<{ uid: number }>`
    select rowid as uid from user_keys where user_keys match ${phrases} limit ${mostOf(reader) + 1}`.execute(reader)
  return rows.map(({ uid }) => uid)
}

/** A role and an organisation are read together: both can have many people, and few in common. */
async function ofBelonging(reader: Reader, { role, organization }: PeopleFilter): Uids {
  if (role && organization) {
    const held = reader
      .selectFrom('user_organizations')
      .innerJoin('user_roles', 'user_roles.uid', 'user_organizations.uid')
      .select('user_roles.uid')
      .where('role', '=', role)
      .where('organization_id', '=', organization)
    return (await held.limit(mostOf(reader) + 1).execute()).map(({ uid }) => uid)
  }
  if (!role && !organization) return undefined
  const most = mostOf(reader) + 1
  const found = role
    ? await reader.selectFrom('user_roles').select('uid').where('role', '=', role).limit(most).execute()
    : await reader
        .selectFrom('user_organizations')
        .select('uid')
        .where('organization_id', '=', organization ?? 0)
        .limit(most)
        .execute()
  return found.map(({ uid }) => uid)
}

async function ofState(reader: Reader, { status, now }: PeopleFilter & { now: Date }): Uids {
  if (status === undefined || status === 'active') return undefined
  if (status === 'invited') {
    const invited = reader.selectFrom('invitations').select('uid')
    return (await invited.limit(mostOf(reader) + 1).execute()).map(({ uid }) => uid)
  }
  const people = reader.selectFrom('users').select('uid').where('erased', 'is', null)
  const found =
    status === 'blocked'
      ? people.where('status', '=', 'blocked')
      : people.where('status', '=', 'active').where('last_login', '<', unseenSince(now))
  return (await found.limit(mostOf(reader) + 1).execute()).map(({ uid }) => uid)
}

/** A role or an organisation can have many people, and few of them in a state; nearly everyone is active. */
async function ofBelongingInState(reader: Reader, filter: PeopleFilter & { now: Date }): Uids {
  const { role, organization, status, now } = filter
  if ((!role && !organization) || !status || status === 'active') return undefined
  const most = mostOf(reader)
  const found = await reader
    .selectFrom('users')
    .select('users.uid')
    .where((eb) => narrow(eb, { role, organization, status, now }, dialectOf(reader)))
    .limit(most + 1)
    .execute()
  return found.length <= most ? found.map(({ uid }) => uid) : undefined
}

function mostOf(reader: Reader): number {
  return few[dialectOf(reader)]
}
