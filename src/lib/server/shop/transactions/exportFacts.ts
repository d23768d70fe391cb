import type { OrderState } from '#shared/contract/orders.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'
import { type HistoryReading, type Subject, subjectsOf } from '../../points/history/subjects.ts'

/**
 * The facts in a file of ledger entries that other tables hold. No others are read: a file can have millions of lines.
 */
export interface ExportFacts {
  /** Full names by uid. */
  names: ReadonlyMap<number, string>
  /** The names of each user's organisations as one text, by uid. */
  organizations: ReadonlyMap<number, string>
  subjects: ReadonlyMap<number, Subject>
  orders: ReadonlyMap<number, { id: number; state: OrderState; tracking: string }>
}

/** Reads the data for one part of the export, with one query for each kind. */
export async function exportFacts(
  reader: Reader,
  entries: readonly EntryRow[],
  reading: HistoryReading,
): Promise<ExportFacts> {
  const uids = JSON.stringify([...new Set(entries.map(({ uid }) => uid))])
  const orders = new Set(entries.flatMap(({ order_id }) => order_id ?? []))
  const people = await named.rows(reader, { uids })
  const sold = orders.size === 0 ? [] : await followed.rows(reader, { ids: JSON.stringify([...orders]) })
  return {
    names: new Map(people.map(({ uid, full_name }) => [uid, full_name])),
    organizations: organizationTexts(await memberships.rows(reader, { uids })),
    subjects: await subjectsOf(reader, entries, reading),
    orders: new Map(sold.map((order) => [order.id, order])),
  }
}

function organizationTexts(rows: readonly { uid: number; name: string }[]): Map<number, string> {
  const texts = new Map<number, string>()
  for (const { uid, name } of rows) {
    const before = texts.get(uid)
    texts.set(uid, before === undefined ? name : `${before}; ${name}`)
  }
  return texts
}

const named = statement((reader: Reader, { uids }: Given<{ uids: string }>) =>
  reader
    .selectFrom('users')
    .select(['uid', 'full_name'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader))),
)

const memberships = statement((reader: Reader, { uids }: Given<{ uids: string }>) =>
  reader
    .selectFrom('user_organizations')
    .innerJoin('organizations', 'organizations.id', 'user_organizations.organization_id')
    .select(['user_organizations.uid', 'organizations.name'])
    .where('user_organizations.uid', 'in', numbersIn(uids, dialectOf(reader)))
    .orderBy('organizations.id'),
)

const followed = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('orders')
    .select(['id', 'state', 'tracking'])
    .where('id', 'in', numbersIn(ids, dialectOf(reader))),
)
