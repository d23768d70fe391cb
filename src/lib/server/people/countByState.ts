import { type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED, type PeopleCounts } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { unseenSince } from './narrowPeople.ts'

const MORE = MOST_COUNTED + 1

/** Counts the people of the site by state, up to a limit: the size of the site does not matter. */
export async function countByState(reader: Reader, now: Date): Promise<PeopleCounts> {
  const people = sql`users where erased is null`
  const active = sql`${people} and status = 'active'`
  // PostgreSQL looks each person up; a join would begin with everyone who is active.
  const forEach = dialectOf(reader) === 'postgres' ? sql`offset 0` : sql``
  const invited = sql`invitations where exists (
    select 1 from ${active} and users.uid = invitations.uid ${forEach})`
  const counts = await countEach(reader, {
    all: upTo(MORE, people),
    invited: upTo(MORE, invited),
    blocked: upTo(MORE, sql`${people} and status = 'blocked'`),
    unseen: upTo(MORE, sql`${active} and last_login < ${unseenSince(now)}`),
  })
  if (counts.invited > MOST_COUNTED) return { ...counts, active: undefined }
  const enabled = await countEach(reader, { active: upTo(MORE + counts.invited, active) })
  return { ...counts, active: enabled.active - counts.invited }
}

function upTo(most: number, people: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*) from (select 1 from ${people} limit ${most}) as counted)`
}

async function countEach<Name extends string>(
  reader: Reader,
  counts: Record<Name, RawBuilder<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(counts) as Name[]
  const columns = names.map((name) => sql`${counts[name]} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(columns)}`.execute(reader)
  return rows[0]!
}
