import type { NewProduct, ProductChange } from '#shared/contract/products.ts'

/** A wish about the stock. It is not the stock itself, so a sale in between is never a conflict and never overwritten. */
export interface StockWish {
  how: 'keep' | 'add' | 'set'
  /** The pieces to add or, if negative, to remove; for `set`, the new number, where `null` is no limit. */
  number: number | null
  /** The stock that the user saw; for `set`. */
  seen: number | null
}

export const unchangedStock: StockWish = { how: 'keep', number: null, seen: null }

/** The paths under which the server refuses a change of the stock. */
export const stockPaths = ['stock', 'stock_add', 'stock_seen'] as const

/** The wish as a change of a product takes it. */
export function sentStock({ how, number, seen }: StockWish): Pick<ProductChange, 'stock' | 'stock_seen' | 'stock_add'> {
  if (how === 'set') return { stock: number, stock_seen: seen }
  return how === 'add' && number !== null && number !== 0 ? { stock_add: number } : {}
}

/** The wish as a new product takes it. */
export function firstStock({ number }: StockWish): Pick<NewProduct, 'stock'> {
  return { stock: number }
}

/** The stock after the change; `null`: no limit. */
export function stockAfter({ how, number }: StockWish, current: number | null): number | null {
  if (how === 'set') return number
  return current === null ? null : current + (how === 'add' ? (number ?? 0) : 0)
}
