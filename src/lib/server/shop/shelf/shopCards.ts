import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { z } from 'zod'
import type { ShopCard } from '#shared/contract/shelf.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { readOnce } from '../../memory/readOnce.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { termName } from '../../taxonomy/termName.ts'
import { textsIn, textsOf } from './texts.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { availabilityOf } from './availability.ts'
import { type BuyerFacts, buyerFactsOf } from './buyerFacts.ts'
import { type Marks, marksOf } from './marks.ts'

const Images = z.array(z.object({ file: z.string(), alt: z.string() }))

export type ProductPicture = NonNullable<ShopCard['image']>
type Category = NonNullable<ShopCard['category']>

/** Returns the cards of products, in the given order. Facts that are not given are read. */
export async function shopCards(
  reader: Reader,
  visit: LearnerVisit,
  products: readonly ProductRow[],
  given?: BuyerFacts,
): Promise<ShopCard[]> {
  const facts = given ?? (await buyerFactsOf(reader, visit, products))
  const categories = await categoriesOf(reader, visit, products)
  const marked = await marksOf(reader, visit.user.uid)
  return products.map((product) => cardOf(product, { visit, facts, categories, marked }))
}

interface CardContext {
  visit: LearnerVisit
  facts: BuyerFacts
  categories: ReadonlyMap<number, Category>
  marked: Marks
}

function cardOf(product: ProductRow, { visit, facts, categories, marked }: CardContext): ShopCard {
  const { id, type, price, low_stock_at } = product
  const { title, summary, lang } = textsIn(textsOf(product, visit), visit)
  const stock = facts.stock.get(id) ?? null
  return {
    id,
    title,
    summary,
    lang,
    type,
    category: categories.get(product.category_tid ?? 0) ?? null,
    price,
    image: picturesOf(product)[0] ?? null,
    featured: product.featured === 1,
    stock,
    low_stock: isLow(stock, low_stock_at),
    availability: availabilityOf(product, facts),
    goal: marked.goal === id,
    wished: marked.wishes.has(id),
  }
}

/** Whether the stock is low, but not empty. */
export function isLow(stock: number | null, lowAt: number | null): boolean {
  return stock !== null && lowAt !== null && stock > 0 && stock <= lowAt
}

/** Returns a product's pictures with their addresses. */
export function picturesOf({ images }: Pick<ProductRow, 'images'>): readonly ProductPicture[] {
  return images === '[]' ? [] : picturesIn(images)
}

const picturesIn = readOnce((images): readonly ProductPicture[] =>
  Images.parse(JSON.parse(images)).map(({ file, alt }) => ({ src: file, alt })),
)

/** Returns the categories of products, with names in the reader's language. */
export async function categoriesOf(
  reader: Reader,
  languages: ReaderLanguages,
  products: readonly Pick<ProductRow, 'category_tid'>[],
): Promise<Map<number, Category>> {
  const tids = [...new Set(products.flatMap(({ category_tid }) => category_tid ?? []))]
  if (tids.length === 0) return new Map()
  const rows = await namedCategories.rows(reader, { tids: JSON.stringify(tids) })
  return new Map(rows.map((row) => [row.tid, { tid: row.tid, name: termName(row, languages) }]))
}

const namedCategories = statement((reader: Reader, { tids }: Given<{ tids: string }>) =>
  reader
    .selectFrom('terms')
    .select(['tid', 'name', 'translations'])
    .where('tid', 'in', numbersIn(tids, dialectOf(reader)))
    .orderBy('weight')
    .orderBy('tid'),
)
