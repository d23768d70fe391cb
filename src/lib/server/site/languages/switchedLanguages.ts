import type { SwitchedLanguage } from '#shared/contract/siteSettings.ts'
import { completeLanguages, sourceLanguage } from '#shared/i18n/languages.ts'
import type { Reader } from '../../db/database.ts'

/**
 * Returns every language that the site can have, in order: the stored ones, and those with a complete catalogue that
 * were never turned on. A new site has the source language.
 */
export async function switchedLanguages(reader: Reader): Promise<SwitchedLanguage[]> {
  const rows = await reader.selectFrom('languages').selectAll().orderBy('weight').orderBy('langcode').execute()
  const stored = rows.map((row) => ({ ...row, enabled: row.enabled === 1 }))
  const isNew = !stored.some(({ enabled }) => enabled)
  const known = new Set(stored.map(({ langcode }) => langcode))
  const others = completeLanguages
    .filter(({ langcode }) => !known.has(langcode))
    .map((language) => ({ ...language, enabled: isNew && language.langcode === sourceLanguage }))
  return [...stored, ...others].map((language, weight) => ({ ...language, weight }))
}
