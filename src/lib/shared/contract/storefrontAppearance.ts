import { z } from 'zod'

/** The look of both storefronts, below the brand and above the appearance of each section. */
export const StorefrontAppearance = z.strictObject({
  /** The width of sections whose own width is `normal`. */
  width: z.enum(['narrow', 'normal', 'wide']),
  /** The room above and below each section that has room of its own. */
  spacing: z.enum(['compact', 'normal', 'airy']),
  /** The cards of trainings: without a frame, or as framed cards. */
  cards: z.enum(['plain', 'framed']),
  /** The colour of the page behind the sections. On `tint`, tinted sections have the colour of the paper. */
  ground: z.enum(['paper', 'tint']),
})
export type StorefrontAppearance = z.infer<typeof StorefrontAppearance>

/** The same with the number of saves; 0: never saved. */
export const StorefrontAppearanceSettings = z.strictObject({
  revision: z.int().min(0),
  ...StorefrontAppearance.shape,
})
export type StorefrontAppearanceSettings = z.infer<typeof StorefrontAppearanceSettings>

/** Missing fields stay unchanged. With a `revision`, the change is refused if the settings have been saved since. */
export const StorefrontAppearanceChange = StorefrontAppearanceSettings.partial()
export type StorefrontAppearanceChange = z.infer<typeof StorefrontAppearanceChange>
