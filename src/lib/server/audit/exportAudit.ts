import type { AuditEntry, AuditFilter } from '#shared/contract/audit.ts'
import { CSV_MARK, csvLine } from '#shared/csvLine.ts'
import type { Database } from '../db/database.ts'
import { auditEntriesBehind } from './findAuditEntries.ts'

/** The entries that are in memory at once. */
const PAGE = 100

/** Writes the audit log as CSV, the newest entry first. Each part is read when the part before has been taken. */
export async function* exportAudit(
  { fileReader: reader }: Pick<Database, 'fileReader'>,
  filter: AuditFilter,
  { timeZone }: { timeZone: string },
): AsyncGenerator<string> {
  let part = CSV_MARK + csvLine(columns)
  let last: AuditEntry | undefined
  do {
    const entries = await auditEntriesBehind(reader, filter, { last, limit: PAGE, timeZone })
    for (const entry of entries) part += csvLine(cellsOf(entry))
    yield part
    part = ''
    last = entries.length < PAGE ? undefined : entries.at(-1)
  } while (last)
}

const columns = [
  ...(['id', 'at_utc', 'uid', 'name', 'through', 'program', 'action'] as const),
  ...(['subject', 'subject_id', 'subject_label', 'before', 'after'] as const),
]

/** The cells of an entry, in the order of the columns. */
function cellsOf({ id, at, actor, through, agent, action, subject, before, after }: AuditEntry) {
  return [
    id,
    at,
    actor?.uid ?? null,
    actor?.full_name ?? '',
    through,
    agent,
    action,
    subject.type,
    subject.id,
    subject.label,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
  ]
}
