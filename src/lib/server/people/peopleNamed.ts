import { type SqlBool, sql } from 'kysely'
import type { Flag } from '#shared/access/flags.ts'
import type { NamedUser } from '#shared/contract/people.ts'
import { foldKey } from '#shared/foldKey.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import { listUsers, nameHoldsText } from './listUsers.ts'
import { checkChoosing } from './usersFor.ts'

/** Up to this number, all matching people are sorted. */
const SORTED = 1000
/** SQLite's index holds the parts of names with this number of characters. */
const PART = 3

interface NameSearch {
  s: string
  limit: number
}

/**
 * The first people whose name contains a text, by name, for managers who choose people. Nothing is counted. For an
 * administrator a text that is in no name can also be a part of a username or an email address.
 * @throws Refusal 403 without a permission to choose people
 */
export async function peopleNamed(
  flags: Readonly<Record<Flag, boolean>>,
  reader: Reader,
  { s, limit }: NameSearch,
): Promise<Pick<NamedUser, 'uid' | 'full_name' | 'organizations'>[]> {
  checkChoosing(flags)
  const found = await firstNamed(reader, { s, limit })
  if (found.length === 0 && flags.site_settings) return (await listUsers(reader, { s, limit })).users
  if (found.length === 0) return []
  const memberships = await reader
    .selectFrom('user_organizations')
    .selectAll()
    .where(
      'uid',
      'in',
      found.map(({ uid }) => uid),
    )
    .orderBy('organization_id')
    .execute()
  return found.map(({ uid, full_name }) => ({
    uid,
    full_name,
    organizations: memberships.flatMap((held) => (held.uid === uid ? [held.organization_id] : [])),
  }))
}

/**
 * PostgreSQL chooses the index itself. On SQLite, few people are found by the parts of their names; many have the text
 * so often that the first ones are soon found in the order of names.
 */
async function firstNamed(reader: Reader, { s, limit }: NameSearch) {
  const few = dialectOf(reader) === 'sqlite' && [...s].length >= PART ? await uidsByParts(reader, s) : undefined
  return reader
    .selectFrom('users')
    .select(['uid', 'full_name'])
    .where('erased', 'is', null)
    .where(few ? sql<SqlBool>`uid in ${numbersIn(sql.val(JSON.stringify(few)), 'sqlite')}` : nameHoldsText(s))
    .orderBy('full_name')
    .orderBy('uid')
    .limit(limit)
    .execute()
}

/** The people with a text in their name; `undefined` if there are many. */
async function uidsByParts(reader: Reader, s: string): Promise<number[] | undefined> {
  const phrases = [...new Set([s, foldKey(s)])].map((text) => `"${text.replaceAll('\0', ' ').replaceAll('"', '""')}"`)
  const { rows } = await sql<{ uid: number }>`
    select rowid as uid from user_names where user_names match ${phrases.join(' OR ')} limit ${SORTED + 1}`.execute(
    reader,
  )
  return rows.length <= SORTED ? rows.map(({ uid }) => uid) : undefined
}
