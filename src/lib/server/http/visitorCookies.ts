import { createHash } from 'node:crypto'
import type { Localised } from '#shared/contract/settings.ts'

/** The language a visitor chose in the footer. */
export const LANGUAGE_COOKIE = 'language'
/** Which cookie disclaimer a person agreed to: a new text is shown again. */
export const DISCLAIMER_COOKIE = 'disclaimer_agreed'
export const PREFERENCE_DAYS = 365

/** What the disclaimer cookie holds after agreeing to this text, in whichever language it was read. */
export function disclaimerMark(text: Localised): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 12)
}
