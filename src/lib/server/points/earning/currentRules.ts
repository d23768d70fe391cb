import { z } from 'zod'
import { noRules, RulesDocument } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'

/** The document's name among the settings. */
export const RULES = 'incentives_rules'

/** Beside the rules it is stored who saved them. */
const Stored = RulesDocument.omit({ revision: true }).extend({ by: z.int().nullable().default(null) })

export interface CurrentRules {
  document: RulesDocument
  by: number | null
  /** When they were saved; `null`: never. */
  at: string | null
}

/** How points are earned at present. */
export async function currentRules(reader: Reader): Promise<CurrentRules> {
  const row = await reader.selectFrom('settings').selectAll().where('name', '=', RULES).executeTakeFirst()
  // Revision 0 is the place that the first save holds free for itself.
  if (!row || row.revision === 0) return { document: noRules, by: null, at: null }
  return { ...storedRules(row.value, row.revision), at: row.changed }
}

/** A stored document (JSON) as rules of a revision, and who saved it as far as it says so. */
export function storedRules(text: string, revision: number): Pick<CurrentRules, 'document' | 'by'> {
  const { by, ...rules } = Stored.parse(JSON.parse(text))
  return { document: { revision, ...rules }, by }
}
