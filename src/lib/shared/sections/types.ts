import { z } from 'zod'

/** Who a storefront is for: people who are signed in, or visitors. */
export const storefrontTypes = ['registered', 'unregistered'] as const
export const StorefrontType = z.enum(storefrontTypes)
export type StorefrontType = z.infer<typeof StorefrontType>

/** Every kind of section. A new kind is one name here, one definition, one folder of drawings. */
export const sectionTypes = [
  'hero',
  'slideshow',
  'trainings',
  'categories',
  'search',
  'rich_text',
  'image_text',
  'video',
  'cta',
  'faq',
  'testimonials',
  'stats',
  'logos',
  'upcoming_sessions',
  'continue_learning',
  'recommended',
  'incentives',
  'leaderboard',
  'sign_up',
] as const
export const SectionType = z.enum(sectionTypes)
export type SectionType = z.infer<typeof SectionType>

/** How much a storefront holds at most; bytes are counted on the stored JSON in UTF-8. */
export const maxSections = 40
export const maxSectionBytes = 64 * 1024
export const maxStorefrontBytes = 512 * 1024
