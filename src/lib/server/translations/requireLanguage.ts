import type { SwitchedLanguage } from '#shared/contract/siteSettings.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import { switchedLanguages } from '../site/languages/switchedLanguages.ts'

/**
 * Checks that the site has a language, turned on or not. Returns all its languages.
 * @throws Refusal 400
 */
export async function requireLanguage(reader: Reader, language: string): Promise<SwitchedLanguage[]> {
  const languages = await switchedLanguages(reader)
  if (languages.some(({ langcode }) => langcode === language)) return languages
  throw invalid([{ message: msg('This is not one of the choices.'), path: 'language', code: 'choice' }])
}
