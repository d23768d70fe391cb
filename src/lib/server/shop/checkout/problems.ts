import type { Reason } from '#shared/contract/shelf.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'

/** The message for each reason. The dates of a reason are in the product's `availability`. */
const messages: Record<Reason['code'], string> = {
  insufficient_points: msg('You need {{count}} more points for this.'),
  sold_out: msg('There are not enough pieces of this left.'),
  limit_reached: msg('You can redeem this at most {{count}} times.'),
  not_started: msg('This product is not available yet.'),
  ended: msg('This product is no longer available.'),
  paused: msg('This product is currently unavailable.'),
  already_enrolled: msg('You are already enrolled in this training.'),
  already_ordered: msg('You have already ordered this training.'),
}

/** Turns a reason into the problem of one product in the request. */
export function problemOf(reason: Reason, position: number): Refused {
  const { code } = reason
  return { message: messages[code], values: numbersOf(reason), path: `products[${position}]`, code }
}

/** The buyer cannot see this product in the shop. */
export function unknownProduct(position: number): Refused {
  return { message: msg('There is no such product.'), path: `products[${position}]`, code: 'not_found' }
}

/** The basket has more pieces of this product than one order may have. */
export function tooManyPieces(position: number, limit: number): Refused {
  const message = msg('You can order at most {{count}} of this at once.')
  return { message, values: { count: limit }, path: `products[${position}]`, code: 'max_per_order' }
}

/** The buyer has not accepted the terms. */
export const termsMissing: Refused = {
  message: msg('This field is required.'),
  path: 'terms_accepted',
  code: 'required',
}

export const priceChanged: Refused = {
  message: msg('The price has changed. Check it before you redeem.'),
  path: '',
  code: 'price_changed',
}

export const termsChanged: Refused = {
  message: msg('The terms or the rules for cancelling have changed. Check them before you redeem.'),
  path: '',
  code: 'terms_changed',
}

function numbersOf(reason: Reason): Record<string, number> {
  if (reason.code === 'insufficient_points') return { count: reason.missing }
  return reason.code === 'limit_reached' ? { count: reason.count } : {}
}
