import { checked } from '#shared/contract/checked.ts'
import { keyOfForm } from '#shared/contract/idempotencyKey.ts'
import { CheckoutBody, type CheckoutAnswer } from '#shared/contract/checkout.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, Refusal } from '#shared/refusal.ts'
import { checkoutBody, formNames, type FormValues } from '#shared/shop/checkoutForm.ts'
import { problemsOfPieces } from '#shared/shop/pieces.ts'
import type { Database } from '../../db/database.ts'
import { checkOut } from './checkOut.ts'
import { shelfProduct } from '../shelf/shelfProduct.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/**
 * Buys pieces of one product with the values of its checkout form.
 * @throws Refusal as `checkOut`; 400 for a number of pieces that is not a number, 409 `form_incomplete` for a form
 * without the key or the price of its page
 */
export async function takeCheckoutAction(
  db: Database,
  visit: LearnerVisit,
  productId: number,
  form: FormValues,
): Promise<CheckoutAnswer> {
  const product = await shelfProduct(db.reader, visit, productId)
  const problems = problemsOfPieces(form)
  if (problems.length > 0) throw invalid(problems)
  const request = checked(CheckoutBody, checkoutBody(form, product))
  const key = keyOfForm(form[formNames.key])
  // Without a key it could buy twice, and without a price at one that nobody has seen.
  if (key === null || request.expected_total === undefined) throw incompleteForm()
  try {
    return await checkOut(db, visit, request, key)
  } catch (error) {
    throw isKeyUsed(error) ? alreadyBought() : error
  }
}

function incompleteForm() {
  const message = msg('Your form was incomplete, and nothing was redeemed. Check the price, then redeem.')
  return conflict(message, 'form_incomplete')
}

/** The purchase was already made with other answers, for example in another tab. */
function alreadyBought() {
  const message = msg('You redeemed this a moment ago. Redeem it again only if you want one more.')
  return conflict(message, 'already_bought')
}

function isKeyUsed(error: unknown): boolean {
  return error instanceof Refusal && error.problems.some(({ code }) => code === 'idempotency_key')
}
