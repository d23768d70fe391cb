import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { entriesInTime } from './entriesInTime.ts'
import { hasAtMost } from './hasAtMost.ts'
import { allOf, withinTime, tested, type WantedEntries } from './wantedEntries.ts'

/** The newest entries of this number of members are looked up in some milliseconds; PostgreSQL takes longer for each. */
const FEW_MEMBERS = { sqlite: 5000, postgres: 2000 } as const
/** Entries of other kinds are passed over, so fewer members can be looked at. */
const FEW_MEMBERS_OF_KIND = 500

/**
 * Finds the entries of an organisation. The newest entry of each member says whose entries can be on the page. The
 * entries of a very large organisation are frequent, so they are found along the time.
 */
export async function entriesOfMembers(
  reader: Reader,
  organization: number,
  wanted: WantedEntries,
  few: number = wanted.kind?.length ? FEW_MEMBERS_OF_KIND : FEW_MEMBERS[dialectOf(reader)],
): Promise<EntryRow[]> {
  const members = sql<{ uid: number }>`select uid from user_organizations where organization_id = ${organization}`
  if (!(await hasAtMost(reader, members, few))) return entriesInTime(reader, wanted)
  const matching = allOf([withinTime(wanted), tested({ ...wanted, organization: undefined })])
  const { rows: newest } = await sql<{ uid: number; at: string }>`
    with newest as materialized (
      select (select e.id from point_entries as e where e.uid = m.uid and ${matching}
        order by e.at desc, e.id desc limit 1) as id
      from (${members}) as m),
    placed as materialized (
      select e.uid, e.at, e.id from newest cross join point_entries as e where e.id = newest.id)
    select uid, at from placed order by at desc, id desc limit ${wanted.limit}`.execute(reader)
  // As many entries as wanted are not older than the newest entry of the last of these members.
  const since = newest.length < wanted.limit ? undefined : newest.at(-1)
  const found = await Promise.all(
    newest.map(({ uid }) =>
      sql<EntryRow>`
        select e.* from point_entries as e where e.uid = ${uid} and ${allOf([since && sql`e.at >= ${since.at}`, matching])}
        order by e.at desc, e.id desc limit ${wanted.limit}`.execute(reader),
    ),
  )
  return found.flatMap(({ rows }) => rows)
}
