import { MAX_STOCK, type ProductChange } from '#shared/contract/products.ts'
import type { ProductType } from '#shared/contract/productTypes.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, type Refused } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import { noteRestock } from '../stock/noteRestock.ts'
import { setStock } from '../stock/setStock.ts'

/** The stock fields of a product change. */
export type StockChange = Pick<ProductChange, 'stock' | 'stock_seen' | 'stock_add'>

/**
 * Sets the stock, or adds pieces to the current stock.
 * @throws Refusal 409 `stock` if the stock is not `stock_seen`, or would become negative; 400
 */
export async function changeStock(tx: Tx, productId: number, change: StockChange, now: Date): Promise<void> {
  if (await hasGrown(tx, productId, change)) await noteRestock(tx, productId, now)
}

async function hasGrown(tx: Tx, productId: number, { stock, stock_seen, stock_add }: StockChange): Promise<boolean> {
  if (stock !== undefined) {
    return setStock(tx, productId, (left) => {
      if (stock_seen !== left) throw stockChanged(left)
      return stock
    })
  }
  return stock_add !== undefined && setStock(tx, productId, (left) => sum(left, stock_add))
}

/** Returns the problems of a stock change that do not depend on the current stock. */
export function stockProblems(type: ProductType, { stock, stock_seen, stock_add }: StockChange): Refused[] {
  const problems: Refused[] = []
  if (type === 'voucher') {
    if (stock != null) problems.push(readOnlyForVouchers('stock'))
    if (stock_add !== undefined) problems.push(readOnlyForVouchers('stock_add'))
    return problems
  }
  if (stock !== undefined && stock_seen === undefined) {
    problems.push({ message: msg('This field is required.'), path: 'stock_seen', code: 'required' })
  }
  if (stock !== undefined && stock_add !== undefined) {
    const message = msg('Set the stock or add to it, not both.')
    problems.push({ message, path: 'stock_add', code: 'unexpected' })
  }
  return problems
}

function sum(left: number | null, added: number): number {
  if (left === null) {
    throw invalid([{ message: msg('The stock of this product is unlimited.'), path: 'stock_add', code: 'unlimited' }])
  }
  if (left + added < 0) throw stockChanged(left)
  if (left + added > MAX_STOCK) {
    const values = { limit: MAX_STOCK - left }
    throw invalid([{ message: msg('The maximum is {{limit}}.'), values, path: 'stock_add', code: 'too_big' }])
  }
  return left + added
}

function readOnlyForVouchers(path: string): Refused {
  return { message: msg('The stock of a voucher is the number of its free codes.'), path, code: 'read_only' }
}

function stockChanged(stock: number | null) {
  return conflict(msg('The stock has changed. Reload it.'), 'stock', { stock })
}
