import { sql } from 'kysely'
import type { Feature } from '#shared/access/flags.ts'
import { toInstant } from '#shared/instant.ts'
import { decide } from '#shared/points/decide.ts'
import { isFor, ruleFor } from '#shared/points/ruleFor.ts'
import type { Rule, RulesDocument } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { audienceOf } from '../../people/audience.ts'
import { currentRules } from './currentRules.ts'
import type { CatalogueFacts } from '../../catalogue/facts/catalogueFacts.ts'

const TRIGGER = 'training_completed'

interface Asked {
  features: Pick<Record<Feature, boolean>, 'incentives'>
  user: CurrentUser | null
  catalogue: () => Promise<Pick<CatalogueFacts, 'byId'>>
  siteLanguage: string
  /** The site's time zone (IANA). */
  timeZone: string
  now: Date
}

/**
 * The points that the learner earns by completing each of these trainings, by the first rule that matches. Trainings
 * that earn nothing or have already earned are missing, and all while the points are switched off. Limits that pass with time (caps, cooldowns) do not count.
 */
export async function trainingPoints(
  reader: Reader,
  trainings: readonly number[],
  { features, user, catalogue, siteLanguage, timeZone, now }: Asked,
): Promise<ReadonlyMap<number, number>> {
  if (!features.incentives || !user || trainings.length === 0) return new Map()
  const { document } = await currentRules(reader)
  if (!document.enabled || !document.rules.some((rule) => isFor(rule, TRIGGER))) return new Map()
  const earned = await earnedBy.rows(reader, { uid: user.uid })
  const { byId } = await catalogue()
  const common = { type: TRIGGER, at: toInstant(now), score: null, revoked: false }
  const audience = audienceOf(user, siteLanguage)
  return new Map(
    trainings.flatMap((training) => {
      const terms = byId.get(training)?.tids ?? []
      const fact = { ...common, audience, training, terms, object: `training:${training}` }
      const rule = ruleFor(document, fact)
      const points = rule ? decide(uncapped(document), lasting(rule), fact, { earned, timeZone }).points : 0
      return points > 0 ? [[training, points] as const] : []
    }),
  )
}

const earnedBy = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('learning_events')
    .select(['type', 'object', 'at', 'points'])
    .select((eb) => eb.fn.coalesce('rule', eb.val('')).as('rule'))
    .where('uid', '=', uid)
    .where('type', '=', TRIGGER)
    .where('points', '>', sql.lit(0)),
)

function uncapped(document: RulesDocument): RulesDocument {
  return { ...document, daily_cap: null, monthly_cap: null }
}

function lasting(rule: Rule): Rule {
  return { ...rule, cooldown_minutes: 0, max: { ...rule.max, day: null, week: null, month: null } }
}
