import { sourceLanguage } from '#shared/i18n/languages.ts'
import type { Reader } from '../../db/database.ts'
import type { SiteLanguage } from '../site.ts'

/** The languages that are on, in their order. A new site has the source language. */
export async function activeLanguages(reader: Reader): Promise<SiteLanguage[]> {
  const enabled = await reader
    .selectFrom('languages')
    .select(['langcode', 'direction', 'weight'])
    .where('enabled', '=', 1)
    .orderBy('weight')
    .orderBy('langcode')
    .execute()
  return enabled.length > 0 ? enabled : [{ langcode: sourceLanguage, direction: 0, weight: 0 }]
}
