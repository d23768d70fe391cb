import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import {
  type Availability,
  type ProductType,
  productTypes,
  SHOP_PAGE,
  type ShopCard,
  type ShopOrder,
  type ShopQuery,
} from '#shared/contract/shop.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { shopSettings } from '../settings/shopSettings.ts'
import { availabilityOf, type Offered } from './availability.ts'
import { meantFor, onShelf } from './onShelf.ts'
import { categoriesOf, shopCards } from './shopCards.ts'
import { standingOf } from './standing.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/** A page of the shop's list. */
export interface Shelf {
  data: ShopCard[]
  meta: PageMeta
  /** The order it is in. */
  sort: ShopOrder
  /** What there is to choose from on this learner's shelf. */
  choices: { categories: { tid: number; name: string }[]; types: ProductType[] }
}

/** What a product is chosen and ordered by. */
const sortColumns = [
  ...(['id', 'type', 'status', 'category_tid', 'price', 'featured', 'weight', 'created', 'restrictions'] as const),
  ...(['tracks_stock', 'limit_count', 'limit_period', 'purchasable_from', 'purchasable_until'] as const),
  ...(['training_id', 'low_stock_at'] as const),
] as const

/** The products that a learner finds in the shop, page by page. */
export async function shelf(reader: Reader, visit: LearnerVisit, query: ShopQuery): Promise<Shelf> {
  const { page = 0, limit = SHOP_PAGE } = query
  const sort = query.sort ?? (await shopSettings(reader)).default_sort
  const found = meantFor(
    visit,
    await onShelf(reader, visit)
      .select(sortColumns.map((name) => `products.${name}` as const))
      .execute(),
  )
  const reach = query.affordable || sort === 'affordable' ? await reachOf(reader, visit, found) : undefined
  const wanted = found
    .filter((product) => isWanted(product, query, reach))
    .sort(endedLast(toInstant(visit.now), orders[sort](reach)))
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

/** How near each product is to the learner: 0 available now, 1 only points are missing, 2 something else stands between. */
type Reach = (product: Pick<Offered, 'id'>) => number

async function reachOf(reader: Reader, visit: LearnerVisit, products: readonly Offered[]): Promise<Reach> {
  const standing = await standingOf(reader, visit, products)
  const rankOf = ({ reasons }: Availability) => {
    if (reasons.length === 0) return 0
    return reasons.every(({ code }) => code === 'insufficient_points') ? 1 : 2
  }
  const ranks = new Map(products.map((product) => [product.id, rankOf(availabilityOf(product, standing))]))
  return ({ id }) => ranks.get(id) ?? 0
}

function isWanted(product: Sorted, { type, category, affordable }: ShopQuery, reach: Reach | undefined): boolean {
  return (
    (type === undefined || product.type === type) &&
    (category === undefined || product.category_tid === category) &&
    (!affordable || reach?.(product) === 0)
  )
}

type Compare = (a: Sorted, b: Sorted) => number

const newest: Compare = (a, b) => (a.created === b.created ? b.id - a.id : a.created < b.created ? 1 : -1)
const featured: Compare = (a, b) => b.featured - a.featured || a.weight - b.weight || newest(a, b)
const cheapest: Compare = (a, b) => a.price - b.price || featured(a, b)

/** Every order ends with the newest first, so that none depends on chance. */
const orders: Record<ShopOrder, (reach: Reach | undefined) => Compare> = {
  featured: () => featured,
  price: () => cheapest,
  newest: () => newest,
  /** What is available now, then what is nearest, then the rest. */
  affordable: (reach = () => 0) => {
    return (a, b) => reach(a) - reach(b) || (reach(a) === 0 ? featured(a, b) : cheapest(a, b))
  },
}

/** The same order, with everything whose time is over at its end. */
function endedLast(at: string, order: Compare): Compare {
  const isOver = ({ purchasable_until: until }: Sorted) => Number(until !== null && until <= at)
  return (a, b) => isOver(a) - isOver(b) || order(a, b)
}

async function productsIn(reader: Reader, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await reader.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
