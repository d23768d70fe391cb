import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { toInstant } from '#shared/instant.ts'
import { limitsOf, type WayToEarn } from '#shared/points/waysToEarn.ts'
import type { NamedValue } from '#shared/points/ruleNames.ts'
import { matches } from '#shared/audience/restrictions.ts'
import type { Reader } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { audienceOf } from '../../people/audience.ts'
import { currentRules } from './currentRules.ts'
import { ruleName } from './ruleName.ts'
import { ruleNamesFor } from './ruleNames.ts'

export interface WaysToEarn {
  ways: WayToEarn[]
  /** The names of trainings and topics that the learner may know. */
  names: NamedValue[]
  daily_cap: number | null
  monthly_cap: number | null
}

/** The ways in which a user can earn points now, in the order of the rules. */
export async function waysToEarn(
  reader: Reader,
  { user, now, ...reading }: ReaderLanguages & { user: CurrentUser; now: Date },
): Promise<WaysToEarn> {
  const { document } = await currentRules(reader)
  const { daily_cap, monthly_cap } = document
  if (!document.enabled) return { ways: [], names: [], daily_cap: null, monthly_cap: null }
  const audience = audienceOf(user, reading.siteLanguage)
  const at = toInstant(now)
  const open = document.rules.filter(
    ({ enabled, from, until, restrictions }) =>
      enabled && (from === null || from <= at) && (until === null || until > at) && matches(restrictions, audience),
  )
  const ways = open.map((rule) => {
    const { id, trigger, points, times_score: isByScore, until } = rule
    return {
      id,
      trigger,
      points,
      isByScore,
      until,
      filters: rule.filters,
      limits: limitsOf(rule),
      ...ruleName(rule, reading),
    }
  })
  return { ways, names: await ruleNamesFor(reader, open, { user, ...reading }), daily_cap, monthly_cap }
}
