import { z } from 'zod'
import { criterionTypes } from '../audience/criteria.ts'
import { PublicSection } from '../sections/section.ts'
import { StorefrontType } from '../sections/types.ts'
import { LanguageCode } from './common.ts'

/** A public storefront; `id` is 0 if it does not exist yet. */
export const Storefront = z.strictObject({
  id: z.int().min(0),
  type: StorefrontType,
  enabled: z.boolean(),
  /** The language it was written in first; each section has its own language. */
  language: LanguageCode,
  sections: z.array(PublicSection),
})

export const StorefrontSettings = z.strictObject({
  restrictions: z.array(z.strictObject({ type: z.enum(criterionTypes), label: z.string(), single: z.boolean() })),
  current_language: LanguageCode,
})
