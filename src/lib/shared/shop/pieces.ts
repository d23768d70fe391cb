import { MAX_PER_ORDER } from '../contract/orderLimits.ts'
import type { ShopItem } from '../contract/shelf.ts'
import { msg } from '../i18n/message.ts'
import type { Refused } from '../refusal.ts'

/** The form's field for the number of pieces. */
export const piecesField = 'quantity'

/** Returns how many pieces the checkout offers at once: one, if the product names no number or leads to a training. */
export function mostPieces({
  max_per_order,
  limit,
  stock,
  training,
}: Pick<ShopItem, 'max_per_order' | 'limit' | 'stock' | 'training'>): number {
  if (training) return 1
  return Math.max(1, Math.min(max_per_order ?? 1, limit?.count ?? MAX_PER_ORDER, stock ?? MAX_PER_ORDER))
}

/** Returns the number of pieces that a form asks for; 1 if it asks for none, or for a number that is not possible. */
export function piecesIn(form: { readonly [piecesField]?: string }): number {
  const asked = form[piecesField]
  return asked !== undefined && problemsOfPieces(form).length === 0 ? Number(asked) : 1
}

/** Returns a problem if the form asks for something else than a number from 1 to `most`. */
export function problemsOfPieces(form: { readonly [piecesField]?: string }, most = MAX_PER_ORDER): Refused[] {
  const asked = form[piecesField]
  if (asked === undefined || (/^\d{1,2}$/.test(asked) && Number(asked) >= 1 && Number(asked) <= most)) return []
  const message = msg('Write a whole number from 1 to {{most}}.')
  return [{ message, values: { most }, path: piecesField, code: 'quantity' }]
}
