import type { ProductRow } from '../../db/schema/productTables.ts'

/**
 * The number of slots that share the pieces of a product. On PostgreSQL a purchase locks one slot until it is
 * committed, so about this number of purchases of one product can run at the same time.
 */
export const SLOTS = 32

/** The columns of a product that its stock depends on. */
export type Stocked = Pick<ProductRow, 'id' | 'type' | 'tracks_stock'>

/** Spreads pieces over the slots as evenly as possible. */
export function spread(pieces: number): number[] {
  return Array.from({ length: SLOTS }, (_, slot) => Math.floor(pieces / SLOTS) + (slot < pieces % SLOTS ? 1 : 0))
}
