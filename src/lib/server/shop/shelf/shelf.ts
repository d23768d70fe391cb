import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import {
  type ProductType,
  productTypes,
  SHOP_PAGE,
  type ShopCard,
  type ShopOrder,
  type ShopQuery,
} from '#shared/contract/shop.ts'
import type { Reader } from '../../db/database.ts'
import { balanceOf } from '../../points/wallet.ts'
import { shopSettings } from '../settings/shopSettings.ts'
import { meantFor, onShelf } from './onShelf.ts'
import { categoriesOf, shopCards } from './shopCards.ts'
import type { Visit } from './visit.ts'

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
const sortColumns = ['id', 'type', 'category_tid', 'price', 'featured', 'weight', 'created', 'restrictions'] as const

/** The products that a learner finds in the shop, page by page. */
export async function shelf(reader: Reader, visit: Visit, query: ShopQuery): Promise<Shelf> {
  const { page = 0, limit = SHOP_PAGE } = query
  const sort = query.sort ?? (await shopSettings(reader)).default_sort
  const found = meantFor(
    visit,
    await onShelf(reader, visit)
      .select(sortColumns.map((name) => `products.${name}` as const))
      .execute(),
  )
  const points = await balanceOf(reader, visit.asker.uid, visit.now)
  const wanted = found.filter((product) => isWanted(product, query, points)).sort(orders[sort](points))
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

interface Sorted {
  id: number
  type: ProductType
  category_tid: number | null
  price: number
  featured: number
  weight: number
  created: string
}

function isWanted(product: Sorted, { type, category, affordable }: ShopQuery, points: number): boolean {
  return (
    (type === undefined || product.type === type) &&
    (category === undefined || product.category_tid === category) &&
    (!affordable || product.price <= points)
  )
}

type Compare = (a: Sorted, b: Sorted) => number

const newest: Compare = (a, b) => (a.created === b.created ? b.id - a.id : a.created < b.created ? 1 : -1)
const featured: Compare = (a, b) => b.featured - a.featured || a.weight - b.weight || newest(a, b)
const cheapest: Compare = (a, b) => a.price - b.price || featured(a, b)

/** Every order ends with the newest first, so that none depends on chance. */
const orders: Record<ShopOrder, (points: number) => Compare> = {
  featured: () => featured,
  price: () => cheapest,
  newest: () => newest,
  /** What can be had now, then what is nearest. */
  affordable: (points) => (a, b) => {
    const [first, second] = [a.price <= points, b.price <= points]
    if (first !== second) return first ? -1 : 1
    return first ? featured(a, b) : cheapest(a, b)
  },
}

async function productsIn(reader: Reader, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await reader.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
