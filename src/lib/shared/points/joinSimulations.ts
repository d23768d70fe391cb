import type { LearnerChanges, RulesOutcome, RulesSimulation } from '../contract/simulation.ts'

/** The number of learners that are named on each side. */
export const MOST_MOVERS = 3

/** Adds the next part of a simulation to the parts before it. */
export function joinSimulations(before: RulesSimulation, part: RulesSimulation): RulesSimulation {
  return {
    ...joinOutcomes(before, part),
    events: before.events + part.events,
    saved: joinOutcomes(before.saved, part.saved),
    gaining: joinChanges(before.gaining, part.gaining),
    losing: joinChanges(before.losing, part.losing),
    next: part.next,
    percent: part.percent,
  }
}

/** Each learner is in one part only, so that the numbers of learners add up. */
function joinOutcomes(before: RulesOutcome, part: RulesOutcome): RulesOutcome {
  return {
    learners: before.learners + part.learners,
    points: before.points + part.points,
    capped: before.capped + part.capped,
    highest: Math.max(before.highest, part.highest),
    weeks: before.weeks.map(({ start, points }, index) => ({
      start,
      points: points + (part.weeks[index]?.points ?? 0),
    })),
    by_rule: before.by_rule.map((rule, index) => joinRules(rule, part.by_rule[index])),
  }
}

function joinChanges(before: LearnerChanges, part: LearnerChanges): LearnerChanges {
  return {
    learners: before.learners + part.learners,
    points: before.points + part.points,
    most: [...before.most, ...part.most].sort((one, other) => other.points - one.points).slice(0, MOST_MOVERS),
  }
}

type RuleOutcome = RulesOutcome['by_rule'][number]

function joinRules(rule: RuleOutcome, more: RuleOutcome | undefined): RuleOutcome {
  if (!more) return rule
  const takers = [...new Set([...rule.taken_by, ...more.taken_by].map(({ position }) => position))]
  const timesOf = ({ taken_by }: RuleOutcome, at: number) =>
    taken_by.find(({ position }) => position === at)?.times ?? 0
  return {
    ...rule,
    times: rule.times + more.times,
    learners: rule.learners + more.learners,
    points: rule.points + more.points,
    matching: rule.matching + more.matching,
    taken_by: takers
      .sort((one, other) => one - other)
      .map((position) => ({ position, times: timesOf(rule, position) + timesOf(more, position) })),
  }
}
