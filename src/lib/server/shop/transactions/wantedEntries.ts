import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TransactionFilter } from '#shared/contract/transactions.ts'
import type { EntryRow } from '../../db/schema/points.ts'

/** The place of an entry in the order of the ledger. */
export type EntryPlace = Pick<EntryRow, 'id' | 'at'>

/** The entries to find: the filters, with moments (UTC text) in place of days, and the part of the list. */
export interface WantedEntries extends TransactionFilter {
  /** Only entries behind this one. */
  last: EntryPlace | undefined
  limit: number
}

/** Of entries from several places, the newest. */
export function latest(entries: readonly EntryRow[], { limit }: Pick<WantedEntries, 'limit'>): EntryRow[] {
  return entries.toSorted((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1)).slice(0, limit)
}

/** The condition of the time and the place in the list, for entries `e`. */
export function withinTime({ from, until, last }: WantedEntries): RawBuilder<SqlBool> {
  return allOf([
    from !== undefined && sql`e.at >= ${from}`,
    until !== undefined && sql`e.at < ${until}`,
    last !== undefined && sql`(e.at, e.id) < (${last.at}, ${last.id})`,
  ])
}

/** The conditions that only test entries `e`: they are written so that no index is chosen for them. */
export function tested({ kind, state, product, organization }: WantedEntries): RawBuilder<SqlBool> {
  return allOf([
    kind?.length && sql`e.kind || '' in (${sql.join(kind)})`,
    state?.length && sql`(select o.state from orders as o where o.id = e.order_id) in (${sql.join(state)})`,
    product !== undefined &&
      sql`(select 1 from order_lines as l where l.order_id = e.order_id and l.product_id = ${product}) = 1`,
    organization !== undefined &&
      sql`(select 1 from user_organizations as m where m.uid = e.uid and m.organization_id = ${organization}) = 1`,
  ])
}

/** Joins conditions; missing ones are left out. */
export function allOf(conditions: readonly (RawBuilder<unknown> | false | undefined | 0)[]): RawBuilder<SqlBool> {
  const given = conditions.filter((condition) => typeof condition === 'object')
  return given.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(given, sql` and `)}`
}
