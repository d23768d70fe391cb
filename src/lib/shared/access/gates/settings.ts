import type { Gate } from '../admission.ts'

/** The pages of rules, schedules, products, transactions and the shop: hidden from users who may not open them. */
const incentives: Gate = { admit: 'incentives_shop_settings_available', feature: 'incentives', hidden: true }

/** The pages of the settings. A new area adds its flag to `/settings`. */
export const settingsGates: Record<string, Gate> = {
  '/settings': { admit: ['site_settings', 'incentives_settings', 'storefront_manage'] },
  '/settings/general': { admit: 'site_settings' },
  '/settings/appearance': { admit: 'site_settings' },
  '/settings/appearance/versions': { admit: 'site_settings' },
  '/settings/appearance/organizations': { admit: 'site_settings' },
  '/settings/appearance/organizations/[organizationId]': { admit: 'site_settings' },
  '/settings/storefront': { admit: 'storefront_manage' },
  '/settings/storefront/appearance': { admit: 'storefront_manage' },
  '/settings/incentives': { admit: 'incentives_settings' },
  '/settings/incentives/schedules': incentives,
  '/settings/incentives/schedules/create': incentives,
  '/settings/incentives/schedules/[scheduleId]/edit': incentives,
  '/settings/incentives/products': incentives,
  '/settings/incentives/products/create': incentives,
  '/settings/incentives/products/preview': incentives,
  '/settings/incentives/products/[productId]/edit': incentives,
  '/settings/incentives/products/[productId]/codes': incentives,
  '/settings/incentives/shop': incentives,
  '/settings/incentives/transactions': incentives,
  '/settings/incentives/transactions/[id]': incentives,
  '/settings/incentives/adjustments': incentives,
  '/settings/incentives/adjustments/import': incentives,
  '/settings/incentives/rules': incentives,
  '/settings/incentives/rules/versions': incentives,
  '/settings/storefront/registered': { admit: 'storefront_manage' },
  '/settings/storefront/unregistered': { admit: 'storefront_manage' },
}
