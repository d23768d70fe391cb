import { z } from 'zod'
import { categories } from './definitions/categories.ts'
import { continueLearning } from './definitions/continueLearning.ts'
import { cta } from './definitions/cta.ts'
import type { Definition } from './definitions/define.ts'
import { faq } from './definitions/faq.ts'
import { hero } from './definitions/hero.ts'
import { imageText } from './definitions/imageText.ts'
import { incentives } from './definitions/incentives.ts'
import { leaderboard } from './definitions/leaderboard.ts'
import { logos } from './definitions/logos.ts'
import { recommended } from './definitions/recommended.ts'
import { richText } from './definitions/richText.ts'
import { search } from './definitions/search.ts'
import { signUp } from './definitions/signUp.ts'
import { slideshow } from './definitions/slideshow.ts'
import { stats } from './definitions/stats.ts'
import { testimonials } from './definitions/testimonials.ts'
import { trainings } from './definitions/trainings.ts'
import { upcomingSessions } from './definitions/upcomingSessions.ts'
import { video } from './definitions/video.ts'
import type { SectionType } from './types.ts'
import type { StorefrontType } from '../audience/storefrontTypes.ts'

/** The definition of each section type. A name in `sectionTypes` without a line here does not compile. */
export const definitions = {
  hero,
  slideshow,
  trainings,
  categories,
  search,
  rich_text: richText,
  image_text: imageText,
  video,
  cta,
  faq,
  testimonials,
  stats,
  logos,
  upcoming_sessions: upcomingSessions,
  continue_learning: continueLearning,
  recommended,
  incentives,
  leaderboard,
  sign_up: signUp,
} satisfies Record<SectionType, Definition<z.ZodType, z.ZodType, unknown>>

type Definitions = typeof definitions

/** The texts of a section of this type in one language. */
export type ContentOf<T extends SectionType> = z.infer<Definitions[T]['content']>
/** The settings of a section of this type, the same in every language. */
export type SettingsOf<T extends SectionType> = z.infer<Definitions[T]['settings']>
/** The data that the server loads for a section of this type; null: none. */
export type DataOf<T extends SectionType> = Exclude<Definitions[T]['data'], undefined>

/** Whether a storefront may have a section of this type. */
export function mayHold(storefront: StorefrontType, type: SectionType): boolean {
  const allowed: readonly StorefrontType[] = definitions[type].storefronts
  return allowed.includes(storefront)
}

/** Whether a type has settings beside its texts and its look. */
export function hasSettings(type: SectionType): boolean {
  const settings: z.ZodType = definitions[type].settings
  return settings instanceof z.ZodObject && Object.keys(settings.shape).length > 0
}
