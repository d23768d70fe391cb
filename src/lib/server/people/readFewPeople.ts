import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { PeopleFilter } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { type Dialect, dialectOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema/schema.ts'
import type { FewPeople } from './fewPeople.ts'
import type { FoundUids, ReadingPeople } from './findPeople.ts'
import { matchesFilters } from './narrowPeople.ts'
import { behindPlace, orderOfNames } from './orderOfNames.ts'

/** Whether `fewPeople` lists exactly the people that match the filter: an index of parts may find more. */
const isExact: Record<keyof PeopleFilter, boolean> = {
  s: false,
  role: true,
  organization: true,
  language: true,
  // People who are invited may be blocked.
  status: false,
}

/** Reads the people of one filter, compares each with the other filters, and sorts those that match. */
export async function readFewPeople(reader: Reader, few: FewPeople, reading: ReadingPeople): Promise<FoundUids> {
  const { place, limit, search } = reading
  const dialect = dialectOf(reader)
  const isBackwards = search.before !== undefined
  const others = otherFilters(search, few)
  const { rows } = await sql<{ uid: number | null; total: number }>`
    with matching as materialized (
      select users.search_key, users.uid from ${eachPerson(few, dialect)}
      where users.erased is null and ${matchesFilters(expressionBuilder<Schema, 'users'>(), others, dialect)}
    )
    select page.uid, counted.total from (select count(*) as total from matching) as counted
    left join (
      select search_key, uid from matching where ${behindPlace(place, isBackwards)}
      order by ${orderOfNames(isBackwards)} limit ${limit + 1}
    ) as page on 1 = 1 order by ${orderOfNames(isBackwards)}`.execute(reader)
  const found = rows.flatMap(({ uid }) => (uid === null ? [] : [uid]))
  const page = found.slice(0, limit)
  return {
    uids: isBackwards ? page.reverse() : page,
    more: found.length > limit,
    total: Number(rows[0]?.total ?? 0),
  }
}

/** The filters that the people of one filter do not match already. */
export function otherFilters<Filter extends PeopleFilter>(all: Filter, { filter }: FewPeople): Filter {
  return isExact[filter] ? { ...all, [filter]: undefined } : all
}

/** The columns that the filters compare: reading whole rows takes twice as long. */
const compared = sql.join(
  ['uid', 'search_key', 'erased', 'language', 'status', 'last_login'].map((column) => sql.ref(`users.${column}`)),
)

/** Each person is found by the uid: by their estimates, the databases would read all people instead. */
export function eachPerson({ uids }: FewPeople, dialect: Dialect): RawBuilder<unknown> {
  return dialect === 'sqlite'
    ? sql`json_each(${uids}) as few cross join users on users.uid = few.value`
    : sql`json_array_elements_text(${uids}::json) as few (uid)
      cross join lateral (select ${compared} from users where users.uid = few.uid::int offset 0) as users`
}
