/** The maximum number of products in one purchase. */
export const MAX_PER_ORDER = 20
