import { z } from 'zod'

/** The section types. A new type needs a name here, a definition, a loader (or a name in `plainTypes`) and a view. */
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

/** The limits of a storefront; bytes are counted in the stored JSON in UTF-8. */
export const maxSections = 40
export const maxVersions = 50
export const maxSectionBytes = 64 * 1024
export const maxStorefrontBytes = 512 * 1024
