import { z } from 'zod'
import { noRules, RulesDocument } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'

/** The name of the document in the settings. */
export const RULES = 'incentives_rules'

/** The stored document also holds who saved it. */
const Stored = RulesDocument.omit({ revision: true }).extend({ by: z.int().nullable().default(null) })

export interface CurrentRules {
  document: RulesDocument
  by: number | null
  /** When the rules were saved; `null`: never. */
  at: string | null
}

/** The current earning rules. */
export async function currentRules(reader: Reader): Promise<CurrentRules> {
  const row = await reader.selectFrom('settings').selectAll().where('name', '=', RULES).executeTakeFirst()
  // Revision 0 is a placeholder that the first save inserts to lock the row.
  if (!row || row.revision === 0) return { document: noRules, by: null, at: null }
  return { ...storedRules(row.value, row.revision), at: row.changed }
}

/** Parses a stored document (JSON) of a revision; also returns who saved it, if it is known. */
export function storedRules(text: string, revision: number): Pick<CurrentRules, 'document' | 'by'> {
  const { by, ...rules } = Stored.parse(JSON.parse(text))
  return { document: { revision, ...rules }, by }
}
