import { type RawBuilder, sql } from 'kysely'
import type { PeopleFilter } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { type Dialect, dialectOf } from '../db/dialect.ts'
import { searchWords, unseenSince } from './narrowPeople.ts'

/** The indexes of keys hold their parts with this number of characters. */
const PART = 3

/** The people of one filter. */
export interface FewPeople {
  /** Their uids as a JSON list. */
  uids: string
  count: number
  filter: keyof PeopleFilter
}

/**
 * The people of the filter that matches the fewest; `undefined` if each filter matches more than `most`, or there is none.
 * Other filters may leave some of them out.
 */
export async function fewPeople(
  reader: Reader,
  filter: PeopleFilter & { now: Date },
  most: number,
): Promise<FewPeople | undefined> {
  let fewest: FewPeople | undefined
  for (const [name, people] of await peopleOfFilters(reader, filter)) {
    const listed = await listUpTo(reader, people, Math.min(most, fewest?.count ?? most))
    if (listed) fewest = { ...listed, filter: name }
  }
  return fewest
}

type People = RawBuilder<unknown>

/** The people of each filter alone, which an index gives. Nearly everyone is active. */
async function peopleOfFilters(
  reader: Reader,
  filter: PeopleFilter & { now: Date },
): Promise<(readonly [keyof PeopleFilter, People])[]> {
  const { role, organization, language, status, now } = filter
  const people = sql`select uid from users where erased is null`
  const found = [
    ['s', await ofSearch(reader, filter)],
    ['role', role && sql`select uid from user_roles where role = ${role}`],
    ['organization', organization && sql`select uid from user_organizations where organization_id = ${organization}`],
    ['language', language && sql`${people} and language = ${language}`],
    ['status', status === 'invited' && sql`select uid from invitations`],
    ['status', status === 'blocked' && sql`${people} and status = 'blocked'`],
    ['status', status === 'unseen' && sql`${people} and status = 'active' and last_login < ${unseenSince(now)}`],
  ] as const
  return found.flatMap(([name, query]) => (typeof query === 'object' ? [[name, query] as const] : []))
}

/** Words that are shorter than the parts in the index are left to the other conditions. */
async function ofSearch(reader: Reader, { s }: PeopleFilter): Promise<People | undefined> {
  const words = searchWords(s).filter((word) => [...word].length >= PART)
  const dialect = dialectOf(reader)
  if (words.length === 0 || !(await hasPartsIndex(reader, dialect))) return undefined
  if (dialect === 'postgres') {
    const conditions = words.map(
      (word) => sql`search_key like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`,
    )
    return sql`select uid from users where erased is null and ${sql.join(conditions, sql` and `)}`
  }
  const phrases = words.map((word) => `"${word.replaceAll('\0', ' ').replaceAll('"', '""')}"`).join(' AND ')
  return sql`select rowid as uid from user_keys where user_keys match ${phrases}`
}

/** A server may not have the extension that the index needs. */
async function hasPartsIndex(reader: Reader, dialect: Dialect): Promise<boolean> {
  if (dialect === 'sqlite') return true
  const { rows } = await sql<{ has: boolean }>`select to_regclass('users_key_parts') is not null as has`.execute(reader)
  return rows[0]?.has === true
}

/** `undefined` if there are more. */
async function listUpTo(
  reader: Reader,
  people: People,
  most: number,
): Promise<Pick<FewPeople, 'uids' | 'count'> | undefined> {
  const list = dialectOf(reader) === 'sqlite' ? sql`json_group_array(uid)` : sql`coalesce(json_agg(uid), '[]')::text`
  const { rows } = await sql<{ uids: string; count: number }>`
    select ${list} as uids, count(*) as count from (${people} limit ${most + 1}) as found`.execute(reader)
  return rows.find(({ count }) => count <= most)
}
