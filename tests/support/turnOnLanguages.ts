import type { Database } from '#server/db/database.ts'
import { direction } from '#shared/i18n/languages.ts'

/** Turns languages on, in this order. */
export async function turnOnLanguages(db: Database, ...codes: string[]): Promise<void> {
  const rows = codes.map((langcode, weight) => ({
    langcode,
    weight,
    enabled: 1,
    direction: direction(langcode) === 'rtl' ? 1 : 0,
  }))
  await db.transact((tx) => tx.insertInto('languages').values(rows).execute())
}
