import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema/schema.ts'
import type { FoundUids, PeopleSearch, ReadingPeople } from './findPeople.ts'
import { matchesFilters } from './narrowPeople.ts'
import { behindPlace, orderOfNames, placeOfName } from './orderOfNames.ts'

/**
 * Compares people with all filters in the order of their names until the page is full, but at most `most` people:
 * `reached` is the last of them.
 */
export async function walkPeople(
  reader: Reader,
  { place, limit, search }: ReadingPeople,
  most: number,
): Promise<FoundUids> {
  const dialect = dialectOf(reader)
  const isBackwards = search.before !== undefined
  const order = orderOfNames(isBackwards)
  // They come in their order already. SQLite would sort them again, and compare everyone for it.
  const sorted = dialect === 'sqlite' ? sql`` : sql`order by ${order}`
  const { rows } = await sql<{ uid: number; matches: boolean | number; number: number }>`
    select uid, matches, number from (
      select users.uid, users.search_key, ${matchesFilters(expressionBuilder<Schema, 'users'>(), search, dialect)} as matches,
        row_number() over (order by ${order}) as number
      from users where erased is null and ${ofIndex(search)} and ${behindPlace(place, isBackwards)}
      order by ${order} limit ${most}
    ) as compared where matches or number = ${most} ${sorted} limit ${limit + 1}`.execute(reader)
  const found = rows.filter(({ matches }) => Boolean(matches)).map(({ uid }) => uid)
  const uids = found.slice(0, limit)
  const reached = found.length > limit ? undefined : rows.find(({ number }) => Number(number) === most)?.uid
  const more = found.length > limit || reached !== undefined
  return { uids: isBackwards ? uids.reverse() : uids, more, total: null, reached }
}

/** Goes on behind the last person of a walk that did not fill its page, and joins both. */
export async function walkOn(
  reader: Reader,
  { limit, search }: ReadingPeople,
  { walked, most }: { walked: FoundUids; most: number },
): Promise<FoundUids> {
  const place = await placeOfName(reader, walked.reached)
  const next = await walkPeople(reader, { place, search, limit: limit - walked.uids.length }, most)
  const isBackwards = search.before !== undefined
  return { ...next, uids: isBackwards ? [...next.uids, ...walked.uids] : [...walked.uids, ...next.uids] }
}

/** The filter whose index is in the order of names. */
function ofIndex({ language, status }: PeopleSearch): RawBuilder<unknown> {
  if (language) return sql`language = ${language}`
  if (status) return sql`status = ${status === 'blocked' ? 'blocked' : 'active'}`
  return sql`1 = 1`
}
