import { z } from 'zod'
import type { Reader } from '../db/database.ts'
import { defaultGeneral } from './defaults.ts'

const Clock = z.object({ timezone: z.string().default(defaultGeneral.timezone) })

/** Reads the site's time zone (IANA), for code without a `Site`. */
export async function siteTimeZone(reader: Reader): Promise<string> {
  const row = await reader.selectFrom('settings').select('value').where('name', '=', 'general').executeTakeFirst()
  return Clock.parse(JSON.parse(row?.value ?? '{}')).timezone
}
