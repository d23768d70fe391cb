import { type RawBuilder, sql } from 'kysely'
import {
  AuditEntry,
  type AuditFilter,
  type AuditPlace,
  auditPlaceText,
  type AuditQuery,
  type FoundAudit,
} from '#shared/contract/audit.ts'
import { KEYSET_PAGE } from '#shared/contract/common.ts'
import { endOfDay, startOfDay } from '#shared/zonedDays.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { AuditRow } from '../db/schema/auditTables.ts'

/**
 * One page of the audit log, the newest entry first. Nothing is counted, and each page begins behind the last entry of
 * the page before, so the size of the log does not matter.
 * @param timeZone the site's time zone (IANA), in which the days of the filter begin and end
 */
export async function findAuditEntries(
  reader: Reader,
  { after, limit = KEYSET_PAGE, ...filter }: AuditQuery,
  timeZone: string,
): Promise<FoundAudit> {
  // One more says whether another page follows.
  const entries = await auditEntriesBehind(reader, filter, { last: after, limit: limit + 1, timeZone })
  const data = entries.slice(0, limit)
  const last = data.at(-1)
  const isLastPage = entries.length <= limit || !last
  return { data, meta: { limit, next: isLastPage ? null : auditPlaceText(last), isLastPage, total: null } }
}

/** The next entries behind a place; without a place, the newest. */
export async function auditEntriesBehind(
  reader: Reader,
  filter: AuditFilter,
  { last, limit, timeZone }: { last: AuditPlace | undefined; limit: number; timeZone: string },
): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditRow & { full_name: string | null }>`
    select e.*, u.full_name from (
      select * from audit_entries ${alongIndex(reader, filter)} where ${conditions(filter, last, timeZone)} order by at desc, id desc limit ${limit}
    ) as e left join users as u on u.uid = e.actor order by e.at desc, e.id desc`.execute(reader)
  return rows.map(presented)
}

/** Without statistics, SQLite chooses the index of a day before the one of all filters. */
function alongIndex(reader: Reader, { actor, action, subject }: AuditFilter): RawBuilder<unknown> {
  if (dialectOf(reader) !== 'sqlite') return sql``
  const kind = subject?.id !== undefined ? 'subject' : 'type'
  const has = [actor !== undefined && 'actor', subject !== undefined && kind, action !== undefined && 'action']
  const names = has.filter((name) => name !== false).join('_') || 'time'
  const name = names === 'actor_type_action' ? 'all' : names
  return sql`indexed by ${sql.raw(`audit_entries_${name}`)}`
}

function conditions(
  { actor, action, subject, from, until }: AuditFilter,
  last: AuditPlace | undefined,
  timeZone: string,
): RawBuilder<unknown> {
  const given = [
    actor !== undefined && sql`actor = ${actor}`,
    action !== undefined && sql`action = ${action}`,
    subject !== undefined && sql`subject_type = ${subject.type}`,
    subject?.id !== undefined && sql`subject_id = ${subject.id}`,
    from !== undefined && sql`at >= ${startOfDay(from, timeZone)}`,
    until !== undefined && sql`at < ${endOfDay(until, timeZone)}`,
    last !== undefined && sql`(at, id) < (${last.at}, ${last.id})`,
  ].filter((condition) => condition !== false)
  return given.length === 0 ? sql`1 = 1` : sql.join(given, sql` and `)
}

function presented(row: AuditRow & { full_name: string | null }): AuditEntry {
  const { id, at, actor, full_name, through, agent, action, label, before_values, after_values, forgotten } = row
  return AuditEntry.parse({
    id: Number(id),
    at,
    actor: actor === null ? null : { uid: actor, full_name: full_name ?? '' },
    through,
    agent,
    action,
    subject: { type: row.subject_type, id: row.subject_id, label },
    before: before_values === null ? null : JSON.parse(before_values),
    after: after_values === null ? null : JSON.parse(after_values),
    forgotten: forgotten === 1,
  })
}
