import { type SelectQueryBuilder, sql } from 'kysely'
import { KEYSET_PAGE } from '#shared/contract/common.ts'
import type { FoundPersons, PeopleFilter, PeopleQuery } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import type { Schema } from '../db/schema/schema.ts'
import { listedPeople } from './listedPeople.ts'
import { narrow } from './narrowPeople.ts'
import { fewPeople } from './fewPeople.ts'

/** A page of the list; `before` is the first person of the page that follows it. */
export type PeopleSearch = PeopleQuery & { before?: number | undefined; now: Date }

interface Found {
  uids: number[]
  /** Whether more people follow in the direction of the search. */
  more: boolean
  /** `null` if counting would be slow. */
  total: number | null
}

/**
 * Finds people for administrators, by name, page by page. A filter that matches few people is read as a whole; otherwise
 * the people are read in the order of their names until the page is full.
 */
export async function findPeople(reader: Reader, search: PeopleSearch): Promise<FoundPersons & { previous: boolean }> {
  const { limit = KEYSET_PAGE, after, before } = search
  const place = await placeOf(reader, before ?? after)
  const few = await fewPeople(reader, search)
  const found = few
    ? await fromFew(reader, { few, place, limit, search })
    : await fromAll(reader, { place, limit, search })
  const isBackwards = before !== undefined
  const data = await listedPeople(reader, found.uids)
  const isLastPage = !isBackwards && !found.more
  return {
    data,
    meta: { limit, next: isLastPage ? null : String(found.uids.at(-1) ?? ''), isLastPage, total: found.total },
    previous: isBackwards ? found.more : after !== undefined,
  }
}

/** A place in the order of names. */
interface Place {
  key: string
  uid: number
}

interface Reading {
  place: Place | undefined
  limit: number
  search: PeopleSearch
}

async function placeOf(reader: Reader, uid: number | undefined): Promise<Place | undefined> {
  if (uid === undefined) return undefined
  const row = await reader
    .selectFrom('users')
    .select(['search_key as key', 'uid'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  // After a person who does not exist there is nothing.
  return row ?? { key: '\u{10ffff}', uid }
}

/** All matches are sorted in the program: the databases would read all people in their order instead. */
async function fromFew(reader: Reader, { few, place, limit, search }: Reading & { few: number[] }): Promise<Found> {
  const dialect = dialectOf(reader)
  const rows = await matching(reader, search)
    .select(['users.search_key as key', 'users.uid'])
    .where(sql<boolean>`users.uid in ${numbersIn(sql.val(JSON.stringify(few)), dialect)}`)
    .execute()
  const sorted = rows.sort(byPlace)
  const isBackwards = search.before !== undefined
  const beyond = place
    ? sorted.filter((row) => (isBackwards ? byPlace(row, place) < 0 : byPlace(row, place) > 0))
    : sorted
  const page = isBackwards ? beyond.slice(-limit) : beyond.slice(0, limit)
  return { uids: page.map(({ uid }) => uid), more: beyond.length > limit, total: rows.length }
}

async function fromAll(reader: Reader, { place, limit, search }: Reading): Promise<Found> {
  const isBackwards = search.before !== undefined
  const [sign, direction] = isBackwards ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const rows = await matching(reader, search)
    .select('users.uid')
    .$if(place !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('users.search_key', 'users.uid'), sign, eb.tuple(place!.key, place!.uid))),
    )
    .orderBy('users.search_key', direction)
    .orderBy('users.uid', direction)
    .limit(limit + 1)
    .execute()
  const uids = rows.slice(0, limit).map(({ uid }) => uid)
  return { uids: isBackwards ? uids.reverse() : uids, more: rows.length > limit, total: null }
}

function matching(reader: Reader, filter: PeopleFilter & { now: Date }): SelectQueryBuilder<Schema, 'users', object> {
  return reader.selectFrom('users').where((eb) => narrow(eb, filter, dialectOf(reader)))
}

/** By code point, as the databases compare. */
function byPlace(a: Place, b: Place): number {
  return Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)) || a.uid - b.uid
}
