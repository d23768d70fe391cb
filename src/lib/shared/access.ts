import { msg } from './i18n/message.ts'

/** What a person may be allowed to do; roles hold these, an administrator can change which (specification, section 6). */
export const accessTypes = [
  'storefront_page',
  'storefront_manage',
  'incentives_shop',
  'incentives_settings',
  'incentives_shop_settings_available',
  'availability_feature_manage_own',
  'availability_feature_manage',
  'site_settings',
] as const
export type Access = (typeof accessTypes)[number]

/** The site-wide switches; an access type may need one of them too. `incentives` is the points economy as a whole. */
export const featureSwitches = [
  'catalog',
  'storefront_page',
  'incentives',
  'incentives_shop_enabled',
  'incentives_leaderboard',
  'availability',
] as const
export type Feature = (typeof featureSwitches)[number]

/** The names under which the general settings answer a boolean per user. */
export type Flag = Access | Feature

export const roles = [
  'learner',
  'instructor',
  'content_manager',
  'incentives_manager',
  'course_administrator',
  'administrator',
] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  learner: msg('Learner'),
  instructor: msg('Instructor'),
  content_manager: msg('Content manager'),
  incentives_manager: msg('Incentives manager'),
  course_administrator: msg('Course administrator'),
  administrator: msg('Administrator'),
}

/** Who holds what until an administrator changes it. */
export const defaultRoleAccess: Record<Role, readonly Access[]> = {
  learner: ['storefront_page', 'incentives_shop'],
  instructor: ['storefront_page', 'incentives_shop', 'availability_feature_manage_own'],
  content_manager: ['storefront_page', 'storefront_manage', 'incentives_shop'],
  incentives_manager: [
    'storefront_page',
    'incentives_shop',
    'incentives_settings',
    'incentives_shop_settings_available',
  ],
  course_administrator: [
    'storefront_page',
    'incentives_shop',
    'availability_feature_manage_own',
    'availability_feature_manage',
  ],
  administrator: [...accessTypes],
}

/** The switch that an access type needs beside the permission. */
const neededFeature: Partial<Record<Access, Feature>> = {
  storefront_page: 'storefront_page',
  incentives_shop: 'incentives_shop_enabled',
  incentives_shop_settings_available: 'incentives',
  availability_feature_manage_own: 'availability',
  availability_feature_manage: 'availability',
}

/** The switches as they work: without the points economy there is no shop and no leaderboard. */
export function featuresInForce(features: Record<Feature, boolean>): Record<Feature, boolean> {
  const { incentives, incentives_shop_enabled: shop, incentives_leaderboard: board } = features
  return { ...features, incentives_shop_enabled: incentives && shop, incentives_leaderboard: incentives && board }
}

/** Visitors hold this much (decisions, section 1). */
const visitorAccess = ['storefront_page'] as const satisfies readonly Access[]
export type VisitorAccess = (typeof visitorAccess)[number]

/** Whether visitors can be let in by this flag; a switch that is on says nothing of who may. */
export function isOpenToVisitors(flag: string): flag is VisitorAccess {
  return visitorAccess.some((held) => held === flag)
}

/**
 * The boolean of every flag for one user: an access type = switch AND permission; a switch is itself.
 * @param permissions what the user's roles hold; `null` for a visitor
 */
export function flagsFor(
  features: Record<Feature, boolean>,
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

/**
 * Who may open a page: `public` for everyone, `signed-in` for anyone with an account, or a flag.
 * `feature` names a switch without which the page does not exist (it answers not found).
 */
export interface Gate {
  admit: 'public' | 'signed-in' | Flag
  feature?: Feature
  /** Visitors are let in if the flag admits them. */
  visitors?: boolean
  /** A signed-in person without the flag gets not found instead of denied. */
  hidden?: boolean
}

/**
 * The gate of every page, by Astro's route pattern (never by the text of the URL, which can be encoded
 * and doubled). Middleware, navigation and tests read this; a page without a gate is not served.
 */
export const gates: Record<string, Gate> = {
  '/': { admit: 'public' },
  '/search': { admit: 'storefront_page', feature: 'storefront_page', visitors: true },
  '/storefront': { admit: 'storefront_page', feature: 'storefront_page', hidden: true },
  '/storefront/search': { admit: 'storefront_page', feature: 'storefront_page', visitors: true, hidden: true },
  '/storefront/[sectionId]': { admit: 'storefront_page', feature: 'storefront_page', visitors: true, hidden: true },
  '/training/[id]': { admit: 'storefront_page', feature: 'storefront_page', visitors: true },
  '/training/[id]/enrolment': { admit: 'signed-in' },
  '/dashboard': { admit: 'signed-in' },
  '/trainings': { admit: 'signed-in' },
  '/leaderboard': { admit: 'signed-in', feature: 'incentives_leaderboard' },
  // Points can be earned, and have to be explained, where nothing is sold.
  '/incentives/wallet': { admit: 'signed-in', feature: 'incentives' },
  '/incentives': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/[productId]': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/[productId]/purchase': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/purchase-success': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/orders': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/incentives/orders/[id]': { admit: 'incentives_shop', feature: 'incentives_shop_enabled' },
  '/user': { admit: 'signed-in' },
  '/user/[uid]/edit': { admit: 'signed-in' },
  '/user/[uid]/mail': { admit: 'signed-in' },
  '/user/notices': { admit: 'signed-in' },
  '/user/language': { admit: 'signed-in' },
  '/user/login': { admit: 'public' },
  '/user/logout': { admit: 'public' },
  '/user/password': { admit: 'public' },
  '/user/password/sent': { admit: 'public' },
  '/user/password/[token]': { admit: 'public' },
  '/user/mail/[token]': { admit: 'public' },
  '/denied': { admit: 'public' },
  '/not-found': { admit: 'public' },
  '/[...path]': { admit: 'public' },
  '/404': { admit: 'public' },
  '/500': { admit: 'public' },
}

/** What to do with a request for a gated page. */
export type Admission = 'admit' | 'not-found' | 'login' | 'denied'

/** Decides in the fixed order: a feature that is off, then nobody signed in, then a missing permission. */
export function admission(
  gate: Gate,
  {
    features,
    flags,
    signedIn,
  }: { features: Record<Feature, boolean>; flags: Record<Flag, boolean>; signedIn: boolean },
): Admission {
  if (gate.feature && !features[gate.feature]) return 'not-found'
  if (gate.admit === 'public') return 'admit'
  if (!signedIn && !gate.visitors) return 'login'
  if (gate.admit === 'signed-in') return 'admit'
  if (flags[gate.admit]) return 'admit'
  return gate.hidden ? 'not-found' : 'denied'
}

/** Route patterns that are no pages: the contract's calls (whose declarations say who may), files and feeds for everyone. */
export const ungated = [
  '/api/v2',
  '/media',
  '/theme',
  '/system',
  '/sitemap',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/demo',
] as const
