import { hash } from 'node:crypto'
import type { AstroCookies } from 'astro'
import type { LocalisedText } from '#shared/contract/settings.ts'

/** The language that a visitor chose in the footer. */
export const LANGUAGE_COOKIE = 'language'
/** The version of the cookie disclaimer that a user accepted: a new text is shown again. */
export const DISCLAIMER_COOKIE = 'disclaimer_agreed'
export const PREFERENCE_DAYS = 365

const languageCookie = cookiePattern(LANGUAGE_COOKIE)
const disclaimerCookie = cookiePattern(DISCLAIMER_COOKIE)

/** The language from a visitor's Cookie header. */
export function languageCookieOf(cookies: string | undefined): string | undefined {
  return cookies && languageCookie.exec(cookies)?.[1]
}

/** The mark of the accepted disclaimer from a visitor's Cookie header. */
export function disclaimerCookieOf(cookies: string | undefined): string | undefined {
  return cookies && disclaimerCookie.exec(cookies)?.[1]
}

const marks = new WeakMap<LocalisedText, string>()

/** The value of the disclaimer cookie for this text, the same in every language. */
export function disclaimerMark(text: LocalisedText): string {
  // Every request needs this, and the text is the same object until it changes.
  const known = marks.get(text)
  if (known) return known
  const mark = hash('sha256', JSON.stringify(text), 'base64url').slice(0, 12)
  marks.set(text, mark)
  return mark
}

/** Notes in the browser that the user has accepted the disclaimer, in any language. */
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

function cookiePattern(name: string): RegExp {
  // linear: a search begins at a semicolon and reads over spaces only.
  return new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([\\w.-]+)`)
}
