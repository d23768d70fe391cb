import type { VoucherCode } from '../contract/voucherCodes.ts'
import { type ProductOrder, type ProductState, type ProductStatus, productTransitions } from '../contract/products.ts'
import { msg } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'

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

/** The steps between statuses, by the status after them. */
export const statusSteps = {
  active: { id: 'activate', label: msg('Activate'), icon: 'play_circle' },
  paused: { id: 'pause', label: msg('Pause'), icon: 'pause' },
  archived: { id: 'archive', label: msg('Archive'), icon: 'inventory_2' },
  draft: { id: 'redraft', label: msg('Move to drafts'), icon: 'edit' },
} as const satisfies Record<ProductStatus, { id: string; label: string; icon: IconName }>

/** The meaning of a step for learners, by the status after it. */
export const stepsTaken: Record<ProductStatus, string> = {
  active: msg('It is active now. Learners can see it in the shop.'),
  paused: msg('It is paused now. Learners still see it, but nobody can redeem it.'),
  archived: msg('It is archived now. It is no longer in the shop; its orders stay.'),
  draft: msg('It is a draft now. Learners do not see it.'),
}

/** The step that undoes the one before; only a pause is undone at once. */
export function stepBack(status: ProductStatus) {
  return status === 'paused' ? statusSteps.active : undefined
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

/** The steps that a status allows. */
export function stepsFrom(status: ProductStatus) {
  return productTransitions[status].map((next) => statusSteps[next])
}

/** The states of a voucher code as the shop managers read them. */
export const codeStateLabels: Record<VoucherCode['state'], string> = {
  free: msg('Available'),
  held: msg('Held for an order'),
  issued: msg('Given out'),
  void: msg('Void'),
}
