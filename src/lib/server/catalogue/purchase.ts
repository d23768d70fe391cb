import { toInstant } from '#shared/instant.ts'
import type { Training } from '#shared/contract/trainings.ts'
import { matches, Restrictions } from '#shared/audience/restrictions.ts'
import type { Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'
import { audienceOf } from '../people/audience.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { siteFacts } from '../site/siteFacts.ts'

/** How a user gets a training that costs money or points. */
type Purchase = NonNullable<Training['purchase']>

/**
 * Returns how the user gets a training that costs money or that the shop sells for points, with its product in the
 * shop if the user may see one there now; `null` if people enrol by themselves. A paused product still sells its
 * training, but it is not offered; nothing is while the shop is closed.
 */
export async function purchaseOf(
  reader: Reader,
  { id, price_amount }: { id: number; price_amount: number | null },
  { user, now }: { user: CurrentUser | null; now: Date },
): Promise<Purchase | null> {
  const sold = await selling.rows(reader, { id })
  if (price_amount === null && sold.length === 0) return null
  if (!user?.permissions.has('incentives_shop')) return { product: null }
  const { siteLanguage, features } = await siteFacts(reader)
  if (!features.incentives_shop_enabled) return { product: null }
  const at = toInstant(now)
  const audience = audienceOf(user, user.language ?? siteLanguage)
  const product = sold.find(
    ({ status, restrictions, visible_from, visible_until }) =>
      status === 'active' &&
      (visible_from === null || visible_from <= at) &&
      (visible_until === null || visible_until > at) &&
      matches(Restrictions.parse(JSON.parse(restrictions)), audience),
  )
  return { product: product ? { id: product.id, price: product.price } : null }
}

const selling = statement((reader: Reader, { id }: Given<{ id: number }>) =>
  reader
    .selectFrom('products')
    .select(['id', 'price', 'status', 'restrictions', 'visible_from', 'visible_until'])
    .where('training_id', '=', id)
    .where('type', '=', 'training')
    .where('status', 'in', ['active', 'paused'])
    .orderBy('price')
    .orderBy('id'),
)
