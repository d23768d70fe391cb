import { z } from 'zod'
import { MediaFile } from './parts.ts'

/** How a section stands on the page, whatever its kind. Values are names; the style sheet knows the measures. */
export const SectionAppearance = z.strictObject({
  width: z.enum(['narrow', 'normal', 'wide', 'full']).default('normal'),
  scheme: z.enum(['paper', 'tint', 'primary', 'ink']).default('paper'),
  /** A picture behind the section; it is an ornament and has no words. */
  background: MediaFile.nullable().default(null),
  /** How much of the scheme's colour lies over the background; even `soft` keeps text readable on any picture. */
  overlay: z.enum(['soft', 'medium', 'strong']).default('medium'),
  padding: z.enum(['none', 'small', 'normal', 'large']).default('normal'),
  alignment: z.enum(['start', 'center']).default('start'),
})
export type SectionAppearance = z.infer<typeof SectionAppearance>
