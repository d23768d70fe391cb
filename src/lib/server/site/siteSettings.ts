import type { SiteSettings } from '#shared/contract/siteSettings.ts'
import type { Reader } from '../db/database.ts'
import { switchedLanguages } from './languages/switchedLanguages.ts'
import { loadSite } from './site.ts'

/** Returns the general settings and the footer as they are stored, with their revision (0: never saved). */
export async function siteSettings(reader: Reader): Promise<SiteSettings> {
  const { general, footer } = await loadSite(reader)
  const { default_language, timezone, ...others } = general
  return {
    revision: await settingsRevision(reader),
    ...others,
    languages: await switchedLanguages(reader),
    current_language: default_language,
    current_timezone: timezone,
    ...footer,
  }
}

async function settingsRevision(reader: Reader): Promise<number> {
  const row = await reader.selectFrom('settings').select('revision').where('name', '=', 'general').executeTakeFirst()
  return row?.revision ?? 0
}
