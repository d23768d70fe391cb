import { checked } from '#shared/contract/checked.ts'
import { keyOfForm } from '#shared/contract/idempotencyKey.ts'
import { CheckoutBody, type CheckoutAnswer } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, Refusal } from '#shared/refusal.ts'
import { checkoutBody, formNames, type Sent } from '#shared/shop/checkoutForm.ts'
import type { Database } from '../../db/database.ts'
import { checkOut } from './checkOut.ts'
import { purchaseKey } from './purchaseKey.ts'
import { shelfProduct } from '../shelf/shelfProduct.ts'
import type { Visit } from '../shelf/visit.ts'

/**
 * Buys one product as the form of its checkout asks for it.
 * @throws Refusal as `checkOut`
 */
export async function buyByForm(db: Database, visit: Visit, productId: number, sent: Sent): Promise<CheckoutAnswer> {
  const product = await shelfProduct(db.reader, visit, productId)
  const wish = checked(CheckoutBody, checkoutBody(sent, product))
  const key = keyOfForm(sent[formNames.key]) ?? (await purchaseKey(db.reader, visit.asker.uid, productId))
  try {
    return await checkOut(db, visit, wish, key)
  } catch (error) {
    throw isKeyUsed(error) ? alreadyBought() : error
  }
}

/** Another tab, or this one a moment ago, has bought with other answers. */
function alreadyBought() {
  const message = msg('You redeemed this a moment ago. Redeem it again only if you want one more.')
  return conflict(message, 'already_bought')
}

function isKeyUsed(error: unknown): boolean {
  return error instanceof Refusal && error.problems.some(({ code }) => code === 'idempotency_key')
}
