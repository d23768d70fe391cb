import type { TransactionFilter } from '#shared/contract/transactions.ts'
import { msg } from '#shared/i18n/message.ts'

/** The name of each filter, as a source string. */
export const filterLabels: Record<keyof TransactionFilter, string> = {
  kind: msg('Kind'),
  state: msg('State of the order'),
  uid: msg('Person'),
  product: msg('Product'),
  organization: msg('Organisation'),
  order: msg('Order'),
  from: msg('From'),
  until: msg('To'),
}

/** The number of filters that are set in the form. */
export function countSet({ uid: _uid, order: _order, ...inForm }: TransactionFilter): number {
  return Object.values(inForm).filter((value) => value !== undefined).length
}
