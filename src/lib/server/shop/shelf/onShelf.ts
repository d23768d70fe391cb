import { toInstant } from '#shared/contract/time.ts'
import { matches, Restrictions } from '#shared/storefront/restrictions.ts'
import type { Reader } from '../../db/database.ts'
import { audienceOf } from '../../people/audience.ts'
import { visibleTo } from '../../trainings/visible.ts'
import type { Visit } from '../visit.ts'

/** The products that stand on the shelf at this moment, for whomever they are meant: see `meantFor`. */
export function onShelf(reader: Reader, { asker, now }: Visit) {
  const at = toInstant(now)
  return reader
    .selectFrom('products')
    .where('products.status', 'in', ['active', 'paused'])
    .where((eb) => eb.or([eb('visible_from', 'is', null), eb('visible_from', '<=', at)]))
    .where((eb) => eb.or([eb('visible_until', 'is', null), eb('visible_until', '>', at)]))
    .where((eb) =>
      eb.or([
        eb('training_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('trainings')
            .select('trainings.id')
            .whereRef('trainings.id', '=', 'products.training_id')
            .where(visibleTo(asker)),
        ),
      ]),
    )
}

/** Leaves of the products those that are meant for the visitor: the others do not exist for them. */
export function meantFor<Row extends { restrictions: string }>(
  { asker, language }: Visit,
  products: readonly Row[],
): Row[] {
  const audience = audienceOf(asker, language)
  return products.filter(
    ({ restrictions }) => restrictions === '[]' || matches(Restrictions.parse(JSON.parse(restrictions)), audience),
  )
}
