import { type RawBuilder, sql } from 'kysely'

/** A place in the order of names. */
export interface NamePlace {
  search_key: string
  uid: number
}

/** The condition of the people behind a place, or before it. */
export function behindPlace(place: NamePlace | undefined, isBackwards: boolean): RawBuilder<unknown> {
  if (!place) return sql`1 = 1`
  const sign = isBackwards ? sql`<` : sql`>`
  return sql`(search_key, uid) ${sign} (${place.search_key}, ${place.uid})`
}

export function orderOfNames(isBackwards: boolean): RawBuilder<unknown> {
  return isBackwards ? sql`search_key desc, uid desc` : sql`search_key, uid`
}
