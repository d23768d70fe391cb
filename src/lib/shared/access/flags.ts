import { type Access, accessTypes } from './roles.ts'

/** The site-wide switches; a permission may need one of them too. `incentives` is the points economy as a whole. */
export const featureSwitches = [
  'catalog',
  'storefront_page',
  'incentives',
  'incentives_shop_enabled',
  'incentives_leaderboard',
  'availability',
] as const
export type Feature = (typeof featureSwitches)[number]

/** The booleans of one user in the general settings. */
export type Flag = Access | Feature

/** The switch without which a permission has no effect. */
const neededFeature: Partial<Record<Access, Feature>> = {
  storefront_page: 'storefront_page',
  incentives_shop: 'incentives_shop_enabled',
  incentives_shop_settings_available: 'incentives',
  availability_feature_manage_own: 'availability',
  availability_feature_manage: 'availability',
}

/** The switches that are in force: without the points economy there is no shop and no leaderboard. */
export function featuresInForce(features: Record<Feature, boolean>): Record<Feature, boolean> {
  const { incentives, incentives_shop_enabled: shop, incentives_leaderboard: board } = features
  return { ...features, incentives_shop_enabled: incentives && shop, incentives_leaderboard: incentives && board }
}

/** The permissions of visitors (decisions, section 1). */
const visitorAccess = ['storefront_page'] as const satisfies readonly Access[]
export type VisitorAccess = (typeof visitorAccess)[number]

/** Whether visitors have this flag as a permission; a switch that is on gives no permission. */
export function isOpenToVisitors(flag: string): flag is VisitorAccess {
  return visitorAccess.some((held) => held === flag)
}

/**
 * Every flag of one user: a permission is true if the user has it and its switch is on; a switch is itself.
 * @param permissions the permissions of the user's roles; `null` for a visitor
 */
export function flagsFor(
  features: Readonly<Record<Feature, boolean>>,
  permissions: ReadonlySet<string> | null,
): Record<Flag, boolean> {
  const flags: Record<string, boolean> = { ...features }
  for (const access of accessTypes) {
    const held = permissions
      ? permissions.has(access === 'incentives_shop_settings_available' ? 'incentives_settings' : access)
      : isOpenToVisitors(access)
    const feature = neededFeature[access]
    flags[access] = held && (feature === undefined || features[feature])
  }
  return flags as Record<Flag, boolean>
}
