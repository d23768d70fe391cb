import type { AppearanceSettings } from '#shared/contract/appearance.ts'
import type { Reader } from '../db/database.ts'
import { loadSite } from '../site/site.ts'

/** Returns the published appearance with its revision (0: never saved). */
export async function appearanceSettings(reader: Reader): Promise<AppearanceSettings> {
  const row = await reader.selectFrom('settings').select('revision').where('name', '=', 'appearance').executeTakeFirst()
  const { appearance } = await loadSite(reader)
  return { revision: row?.revision ?? 0, ...appearance }
}
