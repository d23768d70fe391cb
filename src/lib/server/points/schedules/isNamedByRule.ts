import type { Reader } from '../../db/database.ts'
import { currentRules } from '../earning/currentRules.ts'

/** Whether an earning rule refers to the schedule. */
export async function isNamedByRule(reader: Reader, id: number): Promise<boolean> {
  const { document } = await currentRules(reader)
  return document.rules.some(({ schedule }) => schedule === id)
}
