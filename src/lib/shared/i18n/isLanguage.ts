import { canonicalLanguage } from './languages.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether a text is the canonical code of a language that exists. */
export function isLanguage(code: string): boolean {
  return canonicalLanguage(code) === code && names.of(code) !== undefined
}
