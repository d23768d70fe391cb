import type { FoundTransactions } from '#shared/contract/transactions.ts'

/** The line of an entry in the file of all transactions, by its columns. */
export function lineOf({ person, rule, order, at, ...entry }: FoundTransactions['data'][number]) {
  return {
    id: `${entry.id}`,
    at_utc: at,
    uid: `${entry.uid}`,
    name: person.full_name,
    kind: entry.kind,
    organizations: person.organizations.map(({ name }) => name).join('; '),
    amount: `${entry.amount}`,
    balance_after: `${entry.balance_after}`,
    title: entry.title,
    reason: entry.reason,
    rule: rule?.name ?? '',
    order: order ? `${order.id}` : '',
    state: order?.state ?? '',
    tracking: order?.tracking ?? '',
  }
}
