import { type NewProduct, type Product, type ProductChange, productTransitions } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refusal, type Refused } from '#shared/refusal.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { Change } from '../../audit/change.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { missingUploads } from '../../media/missingUploads.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { picturesOf } from '../shelf/shopCards.ts'
import { noteRestock } from '../stock/noteRestock.ts'
import { setStock } from '../stock/setStock.ts'
import { changeStock, stockProblems } from './changeStock.ts'
import { firstFulfilments } from './firstFulfilments.ts'
import { productColumns } from './productColumns.ts'
import { missingReferences } from './missingReferences.ts'
import { noteProduct } from './noteProduct.ts'
import { presentProducts } from './presentProduct.ts'
import { keepTitles } from './productTitles.ts'
import { productRow, requireProduct } from './readProducts.ts'
import { textProblems } from './textProblems.ts'

/**
 * Creates a product; without a `status` it is a draft.
 * @throws Refusal 400
 */
export function createProduct(db: Database, given: NewProduct, { by, now }: Change): Promise<Product> {
  return db.transact(async (tx) => {
    const created = toInstant(now)
    const { title, type, price, status, stock = null } = given
    const fulfilment = given.fulfilment ?? (await firstFulfilments(tx))[type]
    refuseAny([
      ...(await missingReferences(tx, given)),
      ...(await textProblems(tx, given)),
      ...(await missingPictures(tx, given.images, now)),
      ...stockProblems(type, { stock: given.stock, stock_seen: null }),
      ...missingTraining({ ...given, training: given.training ?? null }),
    ])
    const { id, translations } = await tx
      .insertInto('products')
      .values({
        ...productColumns(given),
        title,
        type,
        price,
        status,
        fulfilment,
        created,
        changed: created,
        changed_by: by,
      })
      .returning(['id', 'translations'])
      .executeTakeFirstOrThrow()
    await keepTitles(tx, { id, title, translations })
    if (stock !== null) await setStock(tx, id, () => stock)
    if (stock) await noteRestock(tx, id, now)
    const product = await requireProduct(tx, id, now)
    await noteProduct(tx, { by, after: product }, now)
    return product
  })
}

/**
 * Changes the given fields of a product. Existing orders keep their snapshots.
 * @throws Refusal 404; 409 `revision` if the product has been changed since it was read, or as `changeStock`; 400
 */
export function changeProduct(db: Database, id: number, change: ProductChange, { by, now }: Change): Promise<Product> {
  return db.transact(async (tx) => {
    const { revision, stock, stock_seen, stock_add, ...given } = change
    const stockChange = { stock, stock_seen, stock_add }
    const before = await productRow(tx, id)
    // Before the other checks: this manager has not seen the status and other values that they compare with.
    if (before.revision !== revision) throw await stale(tx, before)
    const [seen] = await presentProducts(tx, [before], now)
    const type = given.type ?? before.type
    refuseAny([
      ...(await missingReferences(tx, { ...given, type })),
      ...(await textProblems(tx, given, Object.keys(JSON.parse(before.translations)))),
      ...(await missingPictures(tx, given.images, now, filesOf(before))),
      ...stockProblems(type, stockChange),
      ...forbiddenChanges(before, given),
      ...missingTraining({
        type,
        status: given.status ?? before.status,
        training: given.training === undefined ? before.training_id : given.training,
      }),
    ])
    const isOther = stock !== undefined && (stock !== stock_seen || stock !== seen?.stock)
    const columns = productColumns(given)
    const [wanted] = await presentProducts(tx, [{ ...before, ...columns }], now)
    if (!isOther && !stock_add && seen && isSameValue(wanted, seen)) return seen
    const changed = await tx
      .updateTable('products')
      .set({
        ...columns,
        ...(type !== 'training' && { training_id: null }),
        revision: revision + 1,
        changed: toInstant(now),
        changed_by: by,
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning(['id', 'title', 'translations'])
      .executeTakeFirst()
    if (!changed) throw await stale(tx, await productRow(tx, id))
    await keepTitles(tx, changed)
    if (type !== 'voucher') await changeStock(tx, id, stockChange, now)
    const product = await requireProduct(tx, id, now)
    await noteProduct(tx, { by, before: seen, after: product }, now)
    return product
  })
}

function missingPictures(
  tx: Tx,
  images: Product['images'] = [],
  now: Date,
  kept: readonly string[] = [],
): Promise<Refused[]> {
  const files = new Map(images.map(({ file }, i) => [`images[${i}][file]`, file]))
  return missingUploads(tx, files, { purpose: 'product', now, kept })
}

function filesOf(product: Pick<ProductRow, 'images'>): string[] {
  return picturesOf(product).map(({ src }) => src)
}

/** A product of the type `training` must have a training before learners see it. */
function missingTraining({ type, status, training }: Pick<Product, 'type' | 'status' | 'training'>): Refused[] {
  if (type !== 'training' || status !== 'active' || training !== null) return []
  return [{ message: msg('Choose the training for this product.'), path: 'training', code: 'required' }]
}

function forbiddenChanges(before: ProductRow, { status, type }: Pick<ProductChange, 'status' | 'type'>): Refused[] {
  const problems: Refused[] = []
  if (status !== undefined && status !== before.status && !productTransitions[before.status].includes(status)) {
    problems.push({ message: msg('This status cannot follow the current one.'), path: 'status', code: 'status' })
  }
  if (type !== undefined && type !== before.type && before.status !== 'draft') {
    problems.push({ message: msg('Only the type of a draft can be changed.'), path: 'type', code: 'status' })
  }
  return problems
}

function refuseAny(problems: readonly Refused[]): void {
  if (problems.length > 0) throw invalid(problems)
}

function stale(tx: Tx, { revision, changed, changed_by }: ProductRow): Promise<Refusal> {
  return staleRevision(tx, { revision, at: changed, by: changed_by })
}
