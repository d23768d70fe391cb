import type { Gate } from '../admission.ts'

/** The pages of the shop. */
export const shopGates: Record<string, Gate> = {
  '/incentives': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/[productId]': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/[productId]/purchase': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/purchase-success': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  // Orders stay open to their buyers after the shop has closed.
  '/incentives/orders': { admit: 'signed-in', feature: 'incentives' },
  '/incentives/orders/[id]': { admit: 'signed-in', feature: 'incentives' },
}
