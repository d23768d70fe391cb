import { KEYSET_PAGE } from '#shared/contract/common.ts'
import type { FoundPersons, PeopleQuery } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { fewPeople } from './fewPeople.ts'
import { listedPeople } from './listedPeople.ts'
import { type NamePlace, placeOfName } from './orderOfNames.ts'
import { readFewPeople } from './readFewPeople.ts'
import { walkOn, walkPeople } from './walkPeople.ts'

/** A page of the list; `before` is the first person of the page that follows it. */
export type PeopleSearch = PeopleQuery & { before?: number | undefined; now: Date }

/** A page and the place at which it begins. */
export interface ReadingPeople {
  place: NamePlace | undefined
  limit: number
  search: PeopleSearch
}

export interface FoundUids {
  uids: number[]
  /** Whether more people follow in the direction of the search, or may follow behind `reached`. */
  more: boolean
  /** `null` if counting would be slow. */
  total: number | null
  /** The last person that was compared, if the search ended before the page was full. */
  reached?: number | undefined
}

/** Up to this number, the people of a filter are all read, and counted. */
const FEW = 1000
/**
 * How many people are compared in the order of names before up to `many` people of a filter are read, and the most that
 * one search compares. A server lists and compares more slowly.
 */
const compared = {
  sqlite: { soon: 5000, many: 7500, most: 25_000 },
  postgres: { soon: 1500, many: 3000, most: 5000 },
}
/** SQLite compares keys in its index more quickly still. */
const MOST_KEYS = 150_000

/**
 * Finds people for administrators, by name, page by page. A filter that matches few people is read as a whole; otherwise
 * the people are read in the order of their names until the page is full. Each search compares a limited number of
 * people: the next page begins behind the last of them.
 */
export async function findPeople(
  reader: Reader,
  search: PeopleSearch,
): Promise<FoundPersons & { previous: boolean; reached: number | null }> {
  const { limit = KEYSET_PAGE, after, before } = search
  const place = await placeOfName(reader, before ?? after)
  const { uids, more, total, reached = null } = await findUids(reader, { place, limit, search })
  const isBackwards = before !== undefined
  const data = await listedPeople(reader, uids)
  const isLastPage = !isBackwards && !more
  const last = (isBackwards ? undefined : reached) ?? uids.at(-1) ?? ''
  return {
    data,
    meta: { limit, next: isLastPage ? null : String(last), isLastPage, total },
    previous: isBackwards ? more : after !== undefined,
    reached,
  }
}

async function findUids(reader: Reader, reading: ReadingPeople): Promise<FoundUids> {
  const { role, organization, status } = reading.search
  const dialect = dialectOf(reader)
  const few = await fewPeople(reader, reading.search, FEW)
  if (few) return readFewPeople(reader, few, reading)
  if (dialect === 'sqlite' && !role && !organization && !status) return walkPeople(reader, reading, MOST_KEYS)
  const { soon, many, most } = compared[dialect]
  const walked = await walkPeople(reader, reading, soon)
  if (walked.reached === undefined) return walked
  const more = await fewPeople(reader, reading.search, many)
  return more ? readFewPeople(reader, more, reading) : walkOn(reader, reading, { walked, most: most - soon })
}
