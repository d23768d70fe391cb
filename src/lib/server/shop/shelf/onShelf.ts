import type { Expression } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { matches, type Restriction, Restrictions } from '#shared/audience/restrictions.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { type Given, statement } from '../../db/statement.ts'
import { allProductColumns } from './allProductColumns.ts'
import { readOnce } from '../../memory/readOnce.ts'
import { audienceOf } from '../../people/audience.ts'
import { visibleIn, visibleToSomeone } from '../../catalogue/facts/visible.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/** The columns for filtering and sorting. */
const sortColumns = [
  'id',
  'type',
  'status',
  'category_tid',
  'price',
  'featured',
  'weight',
  'created',
  'restrictions',
  'tracks_stock',
  'limit_count',
  'limit_period',
  'purchasable_from',
  'purchasable_until',
  'training_id',
  'low_stock_at',
] as const

const columns = allProductColumns.map((name) => `products.${name}` as const)

/** Returns the part of all products that the learner can see in the shop by which they are filtered and sorted. */
export async function listedOnShelf(reader: Reader, visit: LearnerVisit) {
  const rows = await listed.rows(reader, {
    at: toInstant(visit.now),
    organizations: JSON.stringify(visit.user.organizations),
  })
  return forAudience(visit, rows)
}

const listed = statement((reader: Reader, given: Given<{ at: string; organizations: string }>) =>
  shelf(reader, given.at, visibleIn(numbersIn(given.organizations, dialectOf(reader)))).select(
    sortColumns.map((name) => `products.${name}` as const),
  ),
)

/** Returns the products with these ids that the learner can see in the shop. */
export async function onShelfAmong(
  reader: Reader,
  visit: LearnerVisit,
  productIds: readonly number[],
): Promise<ProductRow[]> {
  const [id] = productIds
  const given = { at: toInstant(visit.now), organizations: JSON.stringify(visit.user.organizations) }
  const rows =
    id !== undefined && productIds.length === 1
      ? await single.rows(reader, { ...given, id })
      : await among.rows(reader, { ...given, productIds: JSON.stringify(productIds) })
  return forAudience(visit, rows)
}

/** Most purchases and pages are of one product: the list of the other statement would take half of its time. */
const single = statement((reader: Reader, given: Given<{ at: string; id: number; organizations: string }>) =>
  shelf(reader, given.at, visibleIn(numbersIn(given.organizations, dialectOf(reader))))
    .select(columns)
    .where('products.id', '=', given.id),
)

const among = statement((reader: Reader, given: Given<{ at: string; productIds: string; organizations: string }>) => {
  const dialect = dialectOf(reader)
  return shelf(reader, given.at, visibleIn(numbersIn(given.organizations, dialect)))
    .select(columns)
    .where('products.id', 'in', numbersIn(given.productIds, dialect))
})

/** Returns those of these products that some learner can see in the shop at a moment (UTC text). */
export async function onAnyShelfNow(reader: Reader, productIds: readonly number[], at: string): Promise<number[]> {
  const rows = await current.rows(reader, { at, productIds: JSON.stringify(productIds) })
  return rows.map(({ id }) => id)
}

const current = statement((reader: Reader, given: Given<{ at: string; productIds: string }>) =>
  shelf(reader, given.at, visibleToSomeone)
    .select('products.id')
    .where('products.id', 'in', numbersIn(given.productIds, dialectOf(reader))),
)

/** Returns those of these products that some learner can see in the shop now or later. */
export async function onAnyShelfAmong(reader: Reader, productIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await lasting.rows(reader, { at: toInstant(now), productIds: JSON.stringify(productIds) })
  return rows.map(({ id }) => id)
}

const lasting = statement((reader: Reader, given: Given<{ at: string; productIds: string }>) =>
  nowOrLater(reader, given.at, visibleToSomeone)
    .select('products.id')
    .where('products.id', 'in', numbersIn(given.productIds, dialectOf(reader))),
)

/** Selects the products in the shop at a moment, before their restrictions are checked: see `forAudience`. */
function shelf(reader: Reader, at: Expression<string>, isVisible: ReturnType<typeof visibleIn>) {
  return nowOrLater(reader, at, isVisible).where((eb) =>
    eb.or([eb('visible_from', 'is', null), eb('visible_from', '<=', at)]),
  )
}

/** Selects the same products with those that the shop shows only after the moment. */
function nowOrLater(reader: Reader, at: Expression<string>, isVisible: ReturnType<typeof visibleIn>) {
  return reader
    .selectFrom('products')
    .where('products.status', 'in', ['active', 'paused'])
    .where((eb) => eb.or([eb('visible_until', 'is', null), eb('visible_until', '>', at)]))
    .where((eb) =>
      eb.or([
        eb('training_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('trainings')
            .select('trainings.id')
            .whereRef('trainings.id', '=', 'products.training_id')
            .where(isVisible),
        ),
      ]),
    )
}

/** Keeps the products whose restrictions match the learner. */
function forAudience<Row extends { restrictions: string }>(
  { user, language }: LearnerVisit,
  products: readonly Row[],
): Row[] {
  const audience = audienceOf(user, language)
  return products.filter(({ restrictions }) => restrictions === '[]' || matches(restrictionsIn(restrictions), audience))
}

const restrictionsIn = readOnce((stored): readonly Restriction[] => Restrictions.parse(JSON.parse(stored)))
