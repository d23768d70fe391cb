import { toInstant } from '#shared/contract/time.ts'
import type { Training } from '#shared/contract/trainings.ts'
import { matches, Restrictions } from '#shared/audience/restrictions.ts'
import type { Reader } from '../db/database.ts'
import { audienceOf } from '../people/audience.ts'
import type { CurrentUser } from '../people/currentUser.ts'

/** How a training that nobody enrols in by themself is got. */
type Purchase = NonNullable<Training['purchase']>

/**
 * How a training is got that costs money or that the shop sells for points; `null` where people enrol by themselves. It
 * names the reward that the user may see, where there is one.
 */
export async function purchaseOf(
  reader: Reader,
  { id, price_amount }: { id: number; price_amount: number | null },
  { user, now }: { user: CurrentUser | null; now: Date },
): Promise<Purchase | null> {
  const sold = await reader
    .selectFrom('products')
    .select(['id', 'price', 'restrictions', 'visible_from', 'visible_until'])
    .where('training_id', '=', id)
    .where('type', '=', 'training')
    .where('status', '=', 'active')
    .orderBy('price')
    .orderBy('id')
    .execute()
  if (price_amount === null && sold.length === 0) return null
  if (!user) return { product: null }
  const at = toInstant(now)
  const audience = audienceOf(user, user.language ?? '')
  const product = sold.find(
    ({ restrictions, visible_from, visible_until }) =>
      (visible_from === null || visible_from <= at) &&
      (visible_until === null || visible_until > at) &&
      matches(Restrictions.parse(JSON.parse(restrictions)), audience),
  )
  return { product: product ? { id: product.id, price: product.price } : null }
}
