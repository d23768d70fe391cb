import type { ProductRow } from '../../db/schema/productTables.ts'

/**
 * Over so many slots the pieces of a product are spread. On PostgreSQL a buyer holds the row that the pieces are taken
 * from until the purchase is committed, so about as many can buy one product at the same time.
 */
export const SLOTS = 32

/** As far as its stock is concerned. */
export type Stocked = Pick<ProductRow, 'id' | 'type' | 'tracks_stock'>

/** What each slot holds when so many pieces are spread as evenly as they go. */
export function spread(pieces: number): number[] {
  return Array.from({ length: SLOTS }, (_, slot) => Math.floor(pieces / SLOTS) + (slot < pieces % SLOTS ? 1 : 0))
}
