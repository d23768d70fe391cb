import type { Feature } from '#shared/access/flags.ts'
import { fromInstant, toInstant } from '#shared/instant.ts'
import { isFor, ruleFor } from '#shared/points/ruleFor.ts'
import type { Rule, RulesDocument } from '#shared/points/rules.ts'
import { changesAt, type PageTags, shows } from '../../cache/pageTags.ts'
import type { CatalogueFacts } from '../../catalogue/facts/catalogueFacts.ts'
import type { EarnsFor } from '../../catalogue/list/withPoints.ts'
import type { Reader } from '../../db/database.ts'
import { currentRules, RULES_TAG } from './currentRules.ts'

const TRIGGER = 'training_completed'

interface VisitorParts {
  db: { reader: Reader }
  site: { features: Pick<Record<Feature, boolean>, 'incentives'> }
  runtime: { catalogue: () => Promise<Pick<CatalogueFacts, 'byId'>> }
  now: Date
  /** The page that shows the points: it changes with the rules, and when a rule begins or ends. */
  page: PageTags
}

/**
 * Returns the points that every new learner earns by completing each training. A training is missing if it earns
 * nothing, or if its first rule has an audience: the site does not know whether the visitor will belong to it.
 */
export function visitorPoints(parts: VisitorParts): EarnsFor {
  return (trainings) => pointsFor(trainings, parts)
}

async function pointsFor(
  trainings: readonly number[],
  { db: { reader }, site: { features }, runtime: { catalogue }, now, page }: VisitorParts,
): Promise<ReadonlyMap<number, number>> {
  if (!features.incentives || trainings.length === 0) return new Map()
  // Noted before the query: a page without points must be removed when a rule gives some.
  shows(page, RULES_TAG)
  const { document } = await currentRules(reader)
  const rules = document.rules.filter((rule) => isFor(rule, TRIGGER))
  if (!document.enabled || rules.length === 0) return new Map()
  const at = toInstant(now)
  for (const moment of momentsAfter(at, rules)) changesAt(page, fromInstant(moment))
  const { byId } = await catalogue()
  const common = { type: TRIGGER, at, score: null, revoked: false, audience: {} }
  const forAll = withoutAudiences(document)
  return new Map(
    trainings.flatMap((training) => {
      const terms = byId.get(training)?.tids ?? []
      const first = ruleFor(forAll, { ...common, training, terms, object: `training:${training}` })
      const rule = rules.find(({ id }) => id === first?.id)
      return rule?.restrictions.length === 0 ? [[training, rule.points] as const] : []
    }),
  )
}

function withoutAudiences(document: RulesDocument): RulesDocument {
  return { ...document, rules: document.rules.map((rule) => ({ ...rule, restrictions: [] })) }
}

function momentsAfter(at: string, rules: readonly Rule[]): string[] {
  return rules
    .flatMap(({ from, until }) => [from, until].filter((moment) => moment !== null))
    .filter((moment) => moment > at)
}
