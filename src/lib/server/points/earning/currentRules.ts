import { z } from 'zod'
import { noRules, RulesDocument } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import { lruCache } from '../../memory/lruCache.ts'

/** The name of the document in the settings. */
export const RULES = 'incentives_rules'
/** The tag of pages that show what the rules give. */
export const RULES_TAG = 'rules'

/** The stored document also holds who saved it. */
const Stored = RulesDocument.omit({ revision: true }).extend({ by: z.int().nullable().default(null) })

/** A process reads one document; tests with several databases read a few. */
const DOCUMENTS_KEPT = 4

export interface CurrentRules {
  document: RulesDocument
  by: number | null
  /** When the rules were saved; `null`: never. */
  at: string | null
}

/** The current earning rules. */
export async function currentRules(reader: Reader): Promise<CurrentRules> {
  const row = await stored.row(reader, {})
  // Revision 0 is a placeholder that the first save inserts to lock the row.
  if (!row || row.revision === 0) return { document: noRules, by: null, at: null }
  return { ...parsed(row.value, row.revision), at: row.changed }
}

const stored = statement((reader: Reader, _: Given<object>) =>
  reader.selectFrom('settings').select(['value', 'revision', 'changed']).where('name', '=', RULES),
)

/** Every page with cards reads the rules, and to check them costs more than to read them: each text is parsed once. */
function parsed(text: string, revision: number): Pick<CurrentRules, 'document' | 'by'> {
  return documents(`${revision} ${text}`, () => storedRules(text, revision))
}

const documents = lruCache<Pick<CurrentRules, 'document' | 'by'>>(DOCUMENTS_KEPT, 'rules')

/** Parses a stored document (JSON) of a revision; also returns who saved it, if it is known. */
export function storedRules(text: string, revision: number): Pick<CurrentRules, 'document' | 'by'> {
  const { by, ...rules } = Stored.parse(JSON.parse(text))
  return { document: { revision, ...rules }, by }
}
