import { z } from 'zod'
import { MediaFile } from './parts.ts'

/** The look of a section, for all types. Values are names; the style sheet has the sizes. */
export const SectionAppearance = z.strictObject({
  width: z.enum(['narrow', 'normal', 'wide', 'full']).default('normal'),
  scheme: z.enum(['paper', 'tint', 'primary', 'ink']).default('paper'),
  /** A picture behind the section, only for decoration. */
  background: MediaFile.nullable().default(null),
  /** How strongly the scheme's colour covers the background; even `soft` keeps text readable on any picture. */
  overlay: z.enum(['soft', 'medium', 'strong']).default('medium'),
  padding: z.enum(['none', 'small', 'normal', 'large']).default('normal'),
  alignment: z.enum(['start', 'center']).default('start'),
})
export type SectionAppearance = z.infer<typeof SectionAppearance>
