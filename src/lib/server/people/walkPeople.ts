import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema/schema.ts'
import type { FoundUids, PeopleSearch, ReadingPeople } from './findPeople.ts'
import { narrow } from './narrowPeople.ts'
import { behindPlace, orderOfNames } from './orderOfNames.ts'

/**
 * Compares people with all filters in the order of their names until the page is full, but at most `most` people:
 * `reached` is the last of them.
 */
export async function walkPeople(reader: Reader, reading: ReadingPeople, most: number): Promise<FoundUids> {
  const { limit, search } = reading
  const dialect = dialectOf(reader)
  const isBackwards = search.before !== undefined
  const matches = narrow(expressionBuilder<Schema, 'users'>(), search, dialect)
  // They come in their order already. SQLite would sort them again, and compare everyone for it.
  const sorted = dialect === 'sqlite' ? sql`` : sql`order by ${orderOfNames(isBackwards)}`
  const { rows } = await sql<{ uid: number }>`
    select users.uid from (select ${columnsFor(search)} from ${along(reading)} limit ${most}) as users
    where ${matches} ${sorted} limit ${limit + 1}`.execute(reader)
  const uids = rows.slice(0, limit).map(({ uid }) => uid)
  const reached = rows.length > limit ? undefined : await lastCompared(reader, reading, most)
  const more = rows.length > limit || reached !== undefined
  return { uids: isBackwards ? uids.reverse() : uids, more, total: null, reached }
}

/** The columns that the filters compare: an index has these few. */
function columnsFor({ language, status }: PeopleSearch): RawBuilder<unknown> {
  const columns = ['uid', 'search_key', language && 'language', status && 'status', status === 'unseen' && 'last_login']
  const names = columns.filter((column) => typeof column === 'string')
  return sql`${sql.join(names.map((name) => sql.ref(name)))}, null as erased`
}

/** `undefined` if there were not more people to compare. */
async function lastCompared(reader: Reader, reading: ReadingPeople, most: number): Promise<number | undefined> {
  const { rows } = await sql<{ uid: number }>`
    select uid from ${along(reading)} limit 1 offset ${most - 1}`.execute(reader)
  return rows[0]?.uid
}

/** The people behind the place, in the order of their names. */
function along({ place, search }: ReadingPeople): RawBuilder<unknown> {
  const isBackwards = search.before !== undefined
  return sql`users where erased is null and ${ofIndex(search)} and ${behindPlace(place, isBackwards)}
    order by ${orderOfNames(isBackwards)}`
}

/** The filter whose index is in the order of names. */
function ofIndex({ language, status }: PeopleSearch): RawBuilder<unknown> {
  if (language) return sql`language = ${language}`
  if (status) return sql`status = ${status === 'blocked' ? 'blocked' : 'active'}`
  return sql`1 = 1`
}
