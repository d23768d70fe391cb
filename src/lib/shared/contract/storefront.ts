import { z } from 'zod'
import { criterionTypes } from '../audience/criteria.ts'
import { PublicSection } from '../sections/section.ts'
import { StorefrontType } from '../sections/types.ts'
import { LanguageCode } from './common.ts'

/** A storefront as its public gets it; `id` is 0 for one that nobody has made yet. */
export const Storefront = z.strictObject({
  id: z.int().min(0),
  type: StorefrontType,
  enabled: z.boolean(),
  /** The language that it is written in first; a section says itself which one it is shown in. */
  language: LanguageCode,
  sections: z.array(PublicSection),
})

export const StorefrontSettings = z.strictObject({
  restrictions: z.array(z.strictObject({ type: z.enum(criterionTypes), label: z.string(), single: z.boolean() })),
  current_language: LanguageCode,
})
