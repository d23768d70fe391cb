import type { Gate } from '../admission.ts'
import { availabilityGates } from './availability.ts'
import { catalogueGates } from './catalogue.ts'
import { courseGates } from './course.ts'
import { pointsGates } from './points.ts'
import { settingsGates } from './settings.ts'
import { shopGates } from './shop.ts'
import { siteGates } from './site.ts'
import { userGates } from './user.ts'

/**
 * The gate of every page, by Astro's route pattern (never by the text of the URL, which can be encoded in several
 * ways). The middleware, the navigation and tests read this; a page without a gate is not served.
 */
export const gates: Record<string, Gate> = {
  ...siteGates,
  ...catalogueGates,
  ...pointsGates,
  ...shopGates,
  ...settingsGates,
  ...courseGates,
  ...userGates,
  ...availabilityGates,
}

/** Route patterns that are not pages: API calls (their declarations name the permission), and files and feeds for everyone. */
export const ungated = [
  '/api/v2',
  '/media',
  '/theme',
  '/system',
  '/sitemap',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/demo',
  '/calendar',
  '/scim',
] as const
