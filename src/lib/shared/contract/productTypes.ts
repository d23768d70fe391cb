export const productTypes = ['physical', 'voucher', 'experience', 'training', 'donation'] as const
export type ProductType = (typeof productTypes)[number]

/** How the buyer gets a product: immediately, from the team, or after an approval. */
export const fulfilments = ['instant', 'manual', 'approval'] as const

/** How long the buyer can cancel an order. */
export const cancelPolicies = ['never', 'until_approved', 'until_fulfilled'] as const

/** The periods of a purchase limit. */
export const limitPeriods = ['day', 'week', 'month', 'year', 'lifetime'] as const
