import type { Transaction } from '#shared/contract/transactions.ts'
import type { Reader } from '../../db/database.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { type HistoryReading, type Subject, subjectsOf } from '../../points/history/subjects.ts'
import { managedOrders } from '../orders/managedOrders.ts'

/**
 * Presents ledger entries with their people, rules, orders and lots, in the same order.
 * @param withLots whether the lots are read
 */
export async function presentTransactions(
  reader: Reader,
  entries: readonly EntryRow[],
  reading: HistoryReading,
  { withLots = true }: { withLots?: boolean } = {},
): Promise<Transaction[]> {
  if (entries.length === 0) return []
  const orderIds = [...new Set(entries.flatMap(({ order_id }) => order_id ?? []))]
  const [people, lots, subjects, orders] = await Promise.all([
    peopleOf(reader, [...new Set(entries.map(({ uid }) => uid))]),
    lotsOf(reader, withLots ? entries.map(({ id }) => id) : []),
    subjectsOf(reader, entries, reading),
    managedOrders(reader, orderIds, reading),
  ])
  return entries.map((entry) => {
    const { id, uid, kind, amount, balance_after, at, actor, rule, rules_revision, reason } = entry
    const subject = subjects.get(id)
    return {
      id,
      uid,
      person: people.get(uid) ?? { uid, full_name: '', organizations: [] },
      kind,
      amount,
      balance_after,
      at,
      actor,
      rule: rule === null ? null : { id: rule, name: ruleNameOf(entry, subject) ?? '', version: rules_revision },
      title: subject?.title ?? '',
      lang: subject?.lang ?? null,
      reason,
      order: orders.get(entry.order_id ?? 0) ?? null,
      lots: lots.get(id) ?? [],
      reverses: entry.reverses,
    }
  })
}

/** The name of the rule that gave the points; `null` if no rule gave them. */
export function ruleNameOf(
  { rule, reason }: Pick<EntryRow, 'rule' | 'reason'>,
  subject: Pick<Subject, 'rule' | 'title'> | undefined,
): string | null {
  return rule === null ? null : subject?.rule || subject?.title || reason
}

async function peopleOf(reader: Reader, uids: readonly number[]): Promise<Map<number, Transaction['person']>> {
  const users = await reader.selectFrom('users').select(['uid', 'full_name']).where('uid', 'in', uids).execute()
  const memberships = await reader
    .selectFrom('user_organizations')
    .innerJoin('organizations', 'organizations.id', 'user_organizations.organization_id')
    .select(['user_organizations.uid', 'organizations.id', 'organizations.name'])
    .where('user_organizations.uid', 'in', uids)
    .orderBy('organizations.id')
    .execute()
  const byUser = Map.groupBy(memberships, ({ uid }) => uid)
  return new Map(
    users.map(({ uid, full_name }) => {
      const organizations = (byUser.get(uid) ?? []).map(({ id, name }) => ({ id, name }))
      return [uid, { uid, full_name, organizations }]
    }),
  )
}

/** A new lot belongs to the entry that made it; other entries moved points of lots. */
async function lotsOf(reader: Reader, entryIds: readonly number[]): Promise<Map<number, Transaction['lots']>> {
  if (entryIds.length === 0) return new Map()
  const made = await reader
    .selectFrom('lots')
    .select(['entry_id', 'id', 'amount', 'expires_at'])
    .where('entry_id', 'in', entryIds)
    .orderBy('id')
    .execute()
  const moved = await reader
    .selectFrom('lot_moves')
    .innerJoin('lots', 'lots.id', 'lot_moves.lot_id')
    .select(['lot_moves.entry_id', 'lots.id', 'lot_moves.amount', 'lots.expires_at'])
    .where('lot_moves.entry_id', 'in', entryIds)
    .orderBy('lots.id')
    .execute()
  const byEntry = Map.groupBy([...made, ...moved], ({ entry_id }) => entry_id)
  return new Map([...byEntry].map(([entry, lots]) => [entry, lots.map(({ entry_id: _, ...lot }) => lot)]))
}
