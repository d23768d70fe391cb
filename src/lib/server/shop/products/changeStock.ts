import { MAX_STOCK, type ProductChange } from '#shared/contract/products.ts'
import type { ProductType } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, type Refused } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import { setStock } from '../stock/setStock.ts'

/** The part of a product's change that is about its stock. */
export type StockChange = Pick<ProductChange, 'stock' | 'stock_seen' | 'stock_add'>

/**
 * Sets the stock that somebody saw to another one, or adds pieces to whatever is left.
 * @throws Refusal 409 `stock` if it is no longer what they saw, or if fewer pieces are left than are taken away; 400
 */
export async function changeStock(tx: Tx, productId: number, change: StockChange): Promise<void> {
  const { stock, stock_seen, stock_add } = change
  if (stock !== undefined) {
    await setStock(tx, productId, (left) => {
      if (stock_seen !== left) throw soldMeanwhile(left)
      return stock
    })
  } else if (stock_add !== undefined) await setStock(tx, productId, (left) => sum(left, stock_add))
}

/** What is wrong with the change of a stock, whatever is left. */
export function stockProblems(type: ProductType, { stock, stock_seen, stock_add }: StockChange): Refused[] {
  const problems: Refused[] = []
  if (type === 'voucher') {
    if (stock != null) problems.push(countedOnly('stock'))
    if (stock_add !== undefined) problems.push(countedOnly('stock_add'))
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
  if (left + added < 0) throw soldMeanwhile(left)
  if (left + added > MAX_STOCK) {
    const values = { limit: MAX_STOCK - left }
    throw invalid([{ message: msg('The maximum is {{limit}}.'), values, path: 'stock_add', code: 'too_big' }])
  }
  return left + added
}

function countedOnly(path: string): Refused {
  return { message: msg('The stock of a voucher is the number of its free codes.'), path, code: 'read_only' }
}

function soldMeanwhile(stock: number | null) {
  return conflict(msg('The stock has changed. Reload it.'), 'stock', { stock })
}
