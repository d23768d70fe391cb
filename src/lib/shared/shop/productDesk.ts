import type { VoucherCode } from '../contract/voucherCodes.ts'
import type { ProductOrder, ProductState } from '../contract/products.ts'
import { msg } from '../i18n/message.ts'

/** The labels of the states of a product, for the managers. */
export const productStateLabels: Record<ProductState, string> = {
  active: msg('Active'),
  low_stock: msg('Low stock'),
  sold_out: msg('Sold out'),
  scheduled: msg('Scheduled'),
  paused: msg('Paused'),
  draft: msg('Draft'),
  ended: msg('Ended'),
  archived: msg('Archived'),
}

/** The labels of the orders of the managers' list. */
export const productOrderLabels: Record<ProductOrder, string> = {
  newest: msg('Newest'),
  title: msg('Name'),
  '-title': msg('Name, from the end'),
  price: msg('Lowest price'),
  '-price': msg('Highest price'),
  stock: msg('Least stock'),
  '-stock': msg('Most stock'),
  redemptions: msg('Least redeemed'),
  '-redemptions': msg('Most redeemed'),
  changed: msg('Longest unchanged'),
  '-changed': msg('Last changed'),
}

/** The orders that the list always offers. */
export const listedOrders: readonly ProductOrder[] = [
  'newest',
  '-changed',
  '-redemptions',
  'stock',
  'title',
  'price',
  '-price',
]

/** The states of a voucher code as the shop managers read them. */
export const codeStateLabels: Record<VoucherCode['state'], string> = {
  free: msg('Available'),
  held: msg('Held for an order'),
  issued: msg('Given out'),
  void: msg('Void'),
}
