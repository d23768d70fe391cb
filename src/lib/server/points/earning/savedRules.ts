import type { SavedRules } from '#shared/contract/rules.ts'
import type { RulesDocument } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import { currentRules } from './currentRules.ts'
import { goneRuleValues } from './goneRuleValues.ts'

/** The saved rules as managers see them, with the values that no longer exist. */
export async function savedRules(reader: Reader, document?: RulesDocument): Promise<SavedRules> {
  const rules = document ?? (await currentRules(reader)).document
  return { ...rules, gone: await goneRuleValues(reader, rules.rules) }
}
