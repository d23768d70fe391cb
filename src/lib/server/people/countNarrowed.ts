import { expressionBuilder, sql } from 'kysely'
import { type PeopleCounts, type PeopleFilter, stateFilters } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema/schema.ts'
import { fewPeople } from './fewPeople.ts'
import { isInState, matchesFilters } from './narrowPeople.ts'
import { eachPerson, otherFilters } from './readFewPeople.ts'

/** Up to this number of people of a filter, each of them is compared; a server compares more slowly. */
const MOST_COMPARED = { sqlite: 5000, postgres: 1000 }

/**
 * Counts the people of the search and of the filters, other than the state, by state. `undefined` if each filter
 * matches too many people to count them quickly.
 */
export async function countNarrowed(
  reader: Reader,
  { status: _, ...filter }: PeopleFilter & { now: Date },
): Promise<PeopleCounts | undefined> {
  const dialect = dialectOf(reader)
  const few = await fewPeople(reader, filter, MOST_COMPARED[dialect])
  if (few === undefined) return undefined
  const eb = expressionBuilder<Schema, 'users'>()
  const states = stateFilters.map(
    (state) =>
      sql`count(case when ${isInState(eb, state, { now: filter.now, dialect })} then 1 end) as ${sql.ref(state)}`,
  )
  const { rows } = await sql<Record<keyof PeopleCounts, number>>`
    select count(*) as ${sql.ref('all')}, ${sql.join(states)} from ${eachPerson(few, dialect)}
    where users.erased is null and ${matchesFilters(eb, otherFilters(filter, few), dialect)}`.execute(reader)
  const { all, active, invited, blocked, unseen } = rows[0]!
  return {
    all: Number(all),
    active: Number(active),
    invited: Number(invited),
    blocked: Number(blocked),
    unseen: Number(unseen),
  }
}
