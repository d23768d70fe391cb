import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { allOf, withinTime, tested, type WantedEntries } from './wantedEntries.ts'

/**
 * Finds entries along an index that is in the order of time: of one order, one learner, one kind, or of all entries. The
 * other filters only test them.
 */
export async function entriesInTime(reader: Reader, wanted: WantedEntries): Promise<EntryRow[]> {
  const { kind: kinds, uid, order, ...others } = wanted
  if (uid !== undefined || order !== undefined || !kinds?.length) {
    const index = [order !== undefined && sql`e.order_id = ${order}`, uid !== undefined && sql`e.uid = ${uid}`]
    return read(reader, { ...others, kind: kinds }, allOf(index))
  }
  // One index serves one kind: several kinds are read one after the other and merged.
  const found: EntryRow[] = []
  for (const kind of kinds) {
    found.push(...(await read(reader, { ...others, kind: undefined }, sql`e.kind = ${kind}`)))
  }
  return found
}

async function read(reader: Reader, wanted: WantedEntries, index: ReturnType<typeof allOf>): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.* from point_entries as e where ${allOf([index, withinTime(wanted), tested(wanted)])}
    order by e.at desc, e.id desc limit ${wanted.limit}`.execute(reader)
  return rows
}
