import type { RulesOutcome } from '#shared/contract/simulation.ts'
import { decide, type Earned } from '#shared/points/decide.ts'
import { type Fact, rulesFor } from '#shared/points/ruleFor.ts'
import type { Rule, RulesDocument } from '#shared/points/rules.ts'
import { simulatedWeeks } from './weeks.ts'
import type { SiteTime } from '../../../site/siteTime.ts'

interface Count {
  times: number
  points: number
  learners: Set<number>
  matching: number
  takenBy: Map<number, number>
}

/**
 * Counts the results of one document of rules.
 * @param named the rules as they were sent: a new rule has no id
 */
export function createTally(
  document: RulesDocument,
  named: readonly { id?: string | null | undefined; name: string }[],
  time: SiteTime,
) {
  const counts = document.rules.map((): Count => ({
    times: 0,
    points: 0,
    learners: new Set(),
    matching: 0,
    takenBy: new Map(),
  }))
  const positions = new Map(document.rules.map(({ id }, position) => [id, position]))
  const weeks = simulatedWeeks(time)
  const learners = new Set<number>()
  let [points, capped, highest] = [0, 0, 0]

  /** Counts that these rules match an event. Returns the first one, which decides about the event. */
  function match([first, ...others]: readonly Rule[]): Rule | undefined {
    const taker = first && positions.get(first.id)
    if (taker === undefined) return undefined
    counts[taker]!.matching++
    for (const { id } of others) {
      const count = counts[positions.get(id) ?? 0]!
      count.matching++
      count.takenBy.set(taker, (count.takenBy.get(taker) ?? 0) + 1)
    }
    return first
  }

  function note(uid: number, { rule, at, points: given }: Earned): void {
    const count = counts[positions.get(rule) ?? 0]!
    learners.add(uid)
    points += given
    weeks.add(at, given)
    count.learners.add(uid)
    count.points += given
    count.times++
  }

  return {
    /** Decides about all events of one learner, the oldest first. Returns the learner's points. */
    replay(uid: number, facts: readonly Fact[]): number {
      const earned: Earned[] = []
      for (const fact of facts) {
        const rule = match(rulesFor(document, fact))
        if (!rule) continue
        const { points: given, missed, why } = decide(document, rule, fact, { earned, timeZone: time.timeZone })
        if (missed > 0 && (given > 0 || why === 'cap')) capped++
        if (given === 0) continue
        const { type, object, at } = fact
        const earning = { rule: rule.id, type, object, at, points: given }
        earned.push(earning)
        note(uid, earning)
      }
      const sum = sumOf(earned)
      highest = Math.max(highest, sum)
      return sum
    },
    result: (): RulesOutcome => ({
      learners: learners.size,
      points,
      capped,
      highest,
      weeks: weeks.list(),
      by_rule: counts.map(({ times, points: given, learners: earners, matching, takenBy }, position) => ({
        id: named[position]!.id ?? null,
        name: named[position]!.name,
        times,
        learners: earners.size,
        points: given,
        matching,
        taken_by: [...takenBy]
          .map(([taker, taken]) => ({ position: taker, times: taken }))
          .sort((one, other) => one.position - other.position),
      })),
    }),
  }
}

function sumOf(earned: readonly Earned[]): number {
  return earned.reduce((sum, { points }) => sum + points, 0)
}
