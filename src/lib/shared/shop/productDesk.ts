import type { VoucherCode } from '../contract/voucherCodes.ts'
import { type ProductState, type ProductStatus, productTransitions } from '../contract/products.ts'
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

/** The steps between statuses, by the status after them. */
export const statusSteps = {
  active: { id: 'activate', label: msg('Activate') },
  paused: { id: 'pause', label: msg('Pause') },
  archived: { id: 'archive', label: msg('Archive') },
  draft: { id: 'redraft', label: msg('Make it a draft again') },
} as const

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
