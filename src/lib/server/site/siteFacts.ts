import { z } from 'zod'
import { type Feature, featuresInForce } from '#shared/access/flags.ts'
import type { Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'
import { defaultGeneral } from './defaults.ts'

interface SiteFacts {
  /** The language of users who have chosen none. */
  siteLanguage: string
  /** The time zone (IANA) in which the site's days begin and end. */
  timeZone: string
  /** The effective switches. */
  features: Record<Feature, boolean>
}

const Facts = z.object({
  default_language: z.string().default(defaultGeneral.default_language),
  timezone: z.string().default(defaultGeneral.timezone),
  features: z.record(z.string(), z.boolean()).default({}),
})

/** Reads the site's language, time zone and switches, for code that has no `Site` or needs them inside its transaction. */
export async function siteFacts(reader: Reader): Promise<SiteFacts> {
  const row = await general.row(reader, {})
  const { default_language, timezone, features } = Facts.parse(JSON.parse(row?.value ?? '{}'))
  return {
    siteLanguage: default_language,
    timeZone: timezone,
    features: featuresInForce({ ...defaultGeneral.features, ...features }),
  }
}

const general = statement((reader: Reader, _: Given<object>) =>
  reader.selectFrom('settings').select('value').where('name', '=', 'general'),
)
