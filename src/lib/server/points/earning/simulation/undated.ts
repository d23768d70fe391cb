import { toInstant } from '#shared/instant.ts'
import type { RulesDocument } from '#shared/points/rules.ts'

/** The rules without their dates, so that one that begins later can be tried now. A rule that has ended gives nothing. */
export function undated(document: RulesDocument, now: Date): RulesDocument {
  const at = toInstant(now)
  const rules = document.rules.map((rule) => {
    const hasEnded = rule.until !== null && rule.until <= at
    return { ...rule, from: null, until: null, enabled: rule.enabled && !hasEnded }
  })
  return { ...document, rules }
}
