import { type NewProduct, type Product, type ProductChange, productSteps } from '#shared/contract/products.ts'
import type { ProductType } from '#shared/contract/shop.ts'
import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, type Refused } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { shopSettings } from '../settings/shopSettings.ts'
import { setStock } from '../stock/setStock.ts'
import { changeStock, stockProblems } from './changeStock.ts'
import { columnsOf } from './columns.ts'
import { missingThings } from './missingThings.ts'
import { findProduct, productRow } from './readProducts.ts'

/**
 * Makes a product, as a draft unless it is said otherwise.
 * @throws Refusal 400
 */
export function createProduct(db: Database, given: NewProduct, now: Date): Promise<Product> {
  return db.transact((tx) => createProductBy(tx, given, now))
}

/** The same inside a transaction. */
export async function createProductBy(tx: Tx, given: NewProduct, now: Date): Promise<Product> {
  const created = toInstant(now)
  const { title, type, price, status, stock = null } = given
  const fulfilment = given.fulfilment ?? (await usualFulfilment(tx, type))
  refuseAny([
    ...(await missingThings(tx, given)),
    ...stockProblems(type, { stock: given.stock, stock_seen: null }),
    ...unready({ ...given, training: given.training ?? null }),
  ])
  const { id } = await tx
    .insertInto('products')
    .values({ ...columnsOf(given), title, type, price, status, fulfilment, created, changed: created })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (stock !== null) await setStock(tx, id, () => stock)
  return findProduct(tx, id, now)
}

/**
 * Changes what is given of a product. Orders keep what was bought as it was.
 * @throws Refusal 404; 409 `revision` where somebody changed it since it was read, or as
 * `changeStock`; 400
 */
export function changeProduct(db: Database, id: number, change: ProductChange, now: Date): Promise<Product> {
  return db.transact(async (tx) => {
    const { revision, stock, stock_seen, stock_add, ...given } = change
    const stockChange = { stock, stock_seen, stock_add }
    const before = await productRow(tx, id)
    const type = given.type ?? before.type
    refuseAny([
      ...(await missingThings(tx, given)),
      ...stockProblems(type, stockChange),
      ...wrongSteps(before, given),
      ...unready({
        type,
        status: given.status ?? before.status,
        training: given.training === undefined ? before.training_id : given.training,
      }),
    ])
    const { numUpdatedRows } = await tx
      .updateTable('products')
      .set({ ...columnsOf(given), revision: revision + 1, changed: toInstant(now) })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw changedMeanwhile(before)
    if (type !== 'voucher') await changeStock(tx, id, stockChange)
    return findProduct(tx, id, now)
  })
}

/** What needs no hand is handed out at once, unless the shop approves everything. */
async function usualFulfilment(tx: Tx, type: ProductType): Promise<ProductRow['fulfilment']> {
  if ((await shopSettings(tx)).approval_default) return 'approval'
  return type === 'physical' || type === 'experience' ? 'manual' : 'instant'
}

/** What must be there before learners see it. */
function unready({ type, status, training }: Pick<Product, 'type' | 'status' | 'training'>): Refused[] {
  if (type !== 'training' || status !== 'active' || training !== null) return []
  return [{ message: msg('Choose the training that this enrols in.'), path: 'training', code: 'required' }]
}

function wrongSteps(before: ProductRow, { status, type }: Pick<ProductChange, 'status' | 'type'>): Refused[] {
  const problems: Refused[] = []
  if (status !== undefined && status !== before.status && !productSteps[before.status].includes(status)) {
    problems.push({ message: msg('A product cannot take that step.'), path: 'status', code: 'status' })
  }
  if (type !== undefined && type !== before.type && before.status !== 'draft') {
    problems.push({ message: msg('Only the type of a draft can be changed.'), path: 'type', code: 'status' })
  }
  return problems
}

function refuseAny(problems: readonly Refused[]): void {
  if (problems.length > 0) throw invalid(problems)
}

function changedMeanwhile({ revision }: ProductRow) {
  return conflict(msg('Somebody has changed this meanwhile. Load it again.'), 'revision', { revision })
}
