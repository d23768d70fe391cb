import type { CheckoutBody } from '#shared/contract/checkout.ts'
import { Refusal, type Refused } from '#shared/refusal.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { textsIn, textsOf } from '../shelf/texts.ts'
import { termsDigest } from '../shelf/termsDigest.ts'
import { type Item, totalOf } from './basket.ts'
import { priceChanged, termsChanged } from './problems.ts'

/**
 * Refuses a purchase if the price, the terms or a cancel policy are not those that the buyer has seen. Nothing that the
 * request does not name is compared.
 * @throws Refusal 409 `price_changed` with the `total`, 409 `terms_changed` with the `products`
 */
export function requireAsSeen(items: readonly Item[], request: CheckoutBody, visit: LearnerVisit): void {
  const total = totalOf(items)
  const { expected_total = total, expected_terms = {} } = request
  const products = items.flatMap(({ product }) => {
    const seen = expected_terms[product.id]
    if (seen === undefined) return []
    const { terms } = textsIn(textsOf(product, visit), visit)
    return seen === termsDigest({ ...product, terms }) ? [] : [product.id]
  })
  const [hasOtherPrice, hasOtherTerms] = [expected_total !== total, products.length > 0]
  const problems: Refused[] = [...(hasOtherPrice ? [priceChanged] : []), ...(hasOtherTerms ? [termsChanged] : [])]
  if (problems.length === 0) return
  throw new Refusal(409, problems, { details: { ...(hasOtherPrice && { total }), ...(hasOtherTerms && { products }) } })
}
