import { z } from 'zod'
import { criterionTypes } from '../audience/criteria.ts'
import { PublicSection } from '../sections/section.ts'
import { StorefrontType } from '../audience/storefrontTypes.ts'
import { Id, LanguageCode } from './common.ts'

/** A public storefront. */
export const Storefront = z.strictObject({
  id: Id,
  type: StorefrontType,
  enabled: z.boolean(),
  /** The language in which it is written; each section has its own language. */
  language: LanguageCode,
  sections: z.array(PublicSection),
})

/** The criteria by which the sections of a storefront can be restricted, and the language of the request. */
export const StorefrontSettings = z.strictObject({
  restrictions: z.array(z.strictObject({ type: z.enum(criterionTypes), label: z.string(), single: z.boolean() })),
  current_language: LanguageCode,
})
