import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { type ProductType, productTypes } from '#shared/contract/productTypes.ts'
import { type Availability, SHOP_PAGE, type ShopCard, type ShopSort, type ShopQuery } from '#shared/contract/shelf.ts'
import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { allProductColumns } from './allProductColumns.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { shopSettings } from '../settings/shopSettings.ts'
import { availabilityOf, type Offered } from './availability.ts'
import { listedOnShelf } from './onShelf.ts'
import { categoriesOf, shopCards } from './shopCards.ts'
import { buyerFactsOf } from './buyerFacts.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/** A page of the shop's list. */
export interface Shelf {
  data: ShopCard[]
  meta: PageMeta
  /** The order of the list. */
  sort: ShopSort
  /** The filters that have products for this learner. */
  choices: { categories: { tid: number; name: string }[]; types: ProductType[] }
}

/** Lists the products that a learner can see in the shop, page by page. */
export async function shelf(reader: Reader, visit: LearnerVisit, query: ShopQuery): Promise<Shelf> {
  const { page = 0, limit = SHOP_PAGE } = query
  const sort = query.sort ?? (await shopSettings(reader)).default_sort
  const found = await listedOnShelf(reader, visit)
  const rankOf = query.affordable || sort === 'affordable' ? await ranksOf(reader, visit, found) : undefined
  const wanted = found
    .filter((product) => matchesFilters(product, query, rankOf))
    .sort(endedLast(toInstant(visit.now), orders[sort](rankOf)))
  const ids = wanted.slice(page * limit, (page + 1) * limit).map(({ id }) => id)
  return {
    data: await shopCards(reader, visit, await productsIn(reader, ids)),
    meta: pageMeta(page, limit, wanted.length),
    sort,
    choices: {
      categories: [...(await categoriesOf(reader, visit, found)).values()],
      types: productTypes.filter((type) => found.some((product) => product.type === type)),
    },
  }
}

type Sorted = Offered & Pick<ProductRow, 'category_tid' | 'featured' | 'weight' | 'created'>

/** The rank of a product for the learner: 0 available now, 1 only points are missing, 2 there are other reasons. */
type RankOf = (product: Pick<Offered, 'id'>) => number

async function ranksOf(reader: Reader, visit: LearnerVisit, products: readonly Offered[]): Promise<RankOf> {
  const facts = await buyerFactsOf(reader, visit, products)
  const rank = ({ reasons }: Availability) => {
    if (reasons.length === 0) return 0
    return reasons.every(({ code }) => code === 'insufficient_points') ? 1 : 2
  }
  const ranks = new Map(products.map((product) => [product.id, rank(availabilityOf(product, facts))]))
  return ({ id }) => ranks.get(id) ?? 0
}

function matchesFilters(
  product: Sorted,
  { type, category, affordable }: ShopQuery,
  rankOf: RankOf | undefined,
): boolean {
  return (
    (type === undefined || product.type === type) &&
    (category === undefined || product.category_tid === category) &&
    (!affordable || rankOf?.(product) === 0)
  )
}

type Compare = (a: Sorted, b: Sorted) => number

const newest: Compare = (a, b) => (a.created === b.created ? b.id - a.id : a.created < b.created ? 1 : -1)
const featured: Compare = (a, b) => b.featured - a.featured || a.weight - b.weight || newest(a, b)
const cheapest: Compare = (a, b) => a.price - b.price || featured(a, b)

/** Products that are otherwise equal are sorted by age, so every order is stable. */
const orders: Record<ShopSort, (rankOf: RankOf | undefined) => Compare> = {
  featured: () => featured,
  price: () => cheapest,
  newest: () => newest,
  /** Available products first, then those that only need points, then the rest. */
  affordable: (rankOf = () => 0) => {
    return (a, b) => rankOf(a) - rankOf(b) || (rankOf(a) === 0 ? featured(a, b) : cheapest(a, b))
  },
}

/** Puts the products whose sale has ended at the end. */
function endedLast(at: string, order: Compare): Compare {
  const isOver = ({ purchasable_until: until }: Sorted) => Number(until !== null && until <= at)
  return (a, b) => isOver(a) - isOver(b) || order(a, b)
}

const products = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('products')
    .select(allProductColumns)
    .where('id', 'in', numbersIn(ids, dialectOf(reader))),
)

async function productsIn(reader: Reader, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await products.rows(reader, { ids: JSON.stringify(ids) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
