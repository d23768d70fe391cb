import { canonicalLanguage } from './languages.ts'

let names: Intl.DisplayNames | undefined

/** Whether a text is the code of a language that exists, in any case of its letters. */
export function hasLanguageName(code: string): boolean {
  // Not made at the start: to load the names of all languages takes as long as many pages.
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return canonicalLanguage(code) !== undefined && names.of(code) !== undefined
}

/** Whether a text is the canonical code of a language that exists. */
export function isLanguage(code: string): boolean {
  return canonicalLanguage(code) === code && hasLanguageName(code)
}
