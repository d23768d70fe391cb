import { hash } from 'node:crypto'
import type { AstroCookies } from 'astro'
import type { LocalisedText } from '#shared/contract/settings.ts'

/** The language a visitor chose in the footer. */
export const LANGUAGE_COOKIE = 'language'
/** Which cookie disclaimer a person agreed to: a new text is shown again. */
export const DISCLAIMER_COOKIE = 'disclaimer_agreed'
export const PREFERENCE_DAYS = 365

const marks = new WeakMap<LocalisedText, string>()

/** What the disclaimer cookie holds after agreeing to this text, in whichever language it was read. */
export function disclaimerMark(text: LocalisedText): string {
  // Every request asks, and the text is the same object until somebody changes it.
  const known = marks.get(text)
  if (known) return known
  const mark = hash('sha256', JSON.stringify(text), 'base64url').slice(0, 12)
  marks.set(text, mark)
  return mark
}

/** Notes in the browser that its owner has agreed to the disclaimer, in whichever language it was read. */
export function rememberAgreement(
  cookies: AstroCookies,
  { text, origin }: { text: LocalisedText; origin: string },
): void {
  cookies.set(DISCLAIMER_COOKIE, disclaimerMark(text), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    maxAge: PREFERENCE_DAYS * 86_400,
  })
}
