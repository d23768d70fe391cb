import type { Reason } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, type Refused } from '#shared/refusal.ts'

/** How each reason is said to somebody who tried to buy. Reasons with a moment name it in `availability`. */
const messages: Record<Reason['code'], string> = {
  insufficient_points: msg('You need {{count}} more points for this.'),
  sold_out: msg('There are not enough pieces of this left.'),
  limit_reached: msg('You can redeem this at most {{count}} times.'),
  not_started: msg('This is not available yet.'),
  ended: msg('This is no longer available.'),
  paused: msg('This is currently unavailable.'),
  already_enrolled: msg('You are enrolled in this training already.'),
  already_ordered: msg('You have already ordered this training.'),
}

/** What stands between a buyer and a product, as the refusal of its place among the products of a checkout. */
export function problemOf(reason: Reason, place: number): Refused {
  const { code } = reason
  return { message: messages[code], values: numbersOf(reason), path: `products[${place}]`, code }
}

/** There is no such product for this buyer. */
export function unknownProduct(place: number): Refused {
  return { message: msg('There is no such product.'), path: `products[${place}]`, code: 'not_found' }
}

export function tooManyPieces(place: number, most: number): Refused {
  const message = msg('You can have at most {{count}} of this in one order.')
  return { message, values: { count: most }, path: `products[${place}]`, code: 'max_per_order' }
}

/** The buyer has not accepted the terms. */
export const termsMissing: Refused = {
  message: msg('This field is required.'),
  path: 'terms_accepted',
  code: 'required',
}

export function priceChanged(total: number) {
  return conflict(msg('The price has changed. Check it before you redeem.'), 'price_changed', { total })
}

function numbersOf(reason: Reason): Record<string, number> {
  if (reason.code === 'insufficient_points') return { count: reason.missing }
  return reason.code === 'limit_reached' ? { count: reason.count } : {}
}
