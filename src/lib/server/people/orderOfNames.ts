import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** A place in the order of names. */
export interface NamePlace {
  search_key: string
  uid: number
}

/** The place of a person; `undefined` is the beginning. */
export async function placeOfName(reader: Reader, uid: number | undefined): Promise<NamePlace | undefined> {
  if (uid === undefined) return undefined
  const row = await reader.selectFrom('users').select(['search_key', 'uid']).where('uid', '=', uid).executeTakeFirst()
  // After a person who does not exist there is nothing.
  return row ?? { search_key: '\u{10ffff}', uid }
}

/** The condition of the people behind a place, or before it. */
export function behindPlace(place: NamePlace | undefined, isBackwards: boolean): RawBuilder<unknown> {
  if (!place) return sql`1 = 1`
  const sign = isBackwards ? sql`<` : sql`>`
  return sql`(search_key, uid) ${sign} (${place.search_key}, ${place.uid})`
}

/** The SQL order of people by name, then by uid; a list before a place is read backwards. */
export function orderOfNames(isBackwards: boolean): RawBuilder<unknown> {
  return isBackwards ? sql`search_key desc, uid desc` : sql`search_key, uid`
}
