import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RulesSimulation } from '#shared/contract/simulation.ts'
import { toInstant } from '#shared/contract/time.ts'
import { decide, type Earned } from '#shared/points/decide.ts'
import { type Fact, isFor, ruleFor } from '#shared/points/ruleFor.ts'
import type { RulesBody, RulesDocument } from '#shared/points/rules.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Database, Reader } from '../../db/database.ts'
import { SIMULATED_DAYS } from '../simulatedDays.ts'
import type { SiteTime } from '../siteTime.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { eventFactsOf, type ReportedEvent, reportedColumns } from './eventFacts.ts'
import { withIds } from './saveRules.ts'

/** The batch size keeps memory small and lets other work run between batches. */
const LEARNERS_AT_ONCE = 200

/**
 * Replays the events of the last 90 days under rules that are not saved yet; each learner starts from zero. Writes
 * nothing.
 */
export async function simulateRules(db: Database, body: RulesBody, time: SiteTime): Promise<RulesSimulation> {
  const document = withIds(body, counting())
  const tally = createTally(body, document)
  const since = toInstant(new Date(time.now.getTime() - SIMULATED_DAYS * DAY_MS))
  const { siteLanguage: language } = await siteFacts(db.reader)
  for (let after = 0; ;) {
    const uids = await learnersAfter(db.reader, after, since)
    const last = uids.at(-1)
    if (last === undefined) return tally.result()
    const events = await eventsOf(db.reader, uids, since)
    const facts = await eventFactsOf(db.reader, events, { document, language })
    const replayed = Map.groupBy(facts, (_, index) => events[index]?.uid ?? 0)
    for (const [uid, own] of replayed) replay(document, own, time, (rule, award) => tally.note(uid, rule, award))
    after = last
    await nextTurn()
  }
}

type ReplayedAward = { points: number; capped: boolean }

function replay(
  document: RulesDocument,
  facts: readonly Fact[],
  { timeZone }: SiteTime,
  note: (rule: string, award: ReplayedAward) => void,
): void {
  const earned: Earned[] = []
  for (const fact of facts) {
    if (!document.rules.some((rule) => isFor(rule, fact.type))) continue
    const rule = ruleFor(document, fact)
    if (!rule) continue
    const { points, missed, why } = decide(document, rule, fact, { earned, timeZone })
    if (points > 0) earned.push({ rule: rule.id, object: fact.object, at: fact.at, points })
    note(rule.id, { points, capped: missed > 0 && (points > 0 || why === 'cap') })
  }
}

function createTally(body: RulesBody, { rules }: RulesDocument) {
  const counts = new Map(rules.map(({ id }) => [id, { times: 0, points: 0, learners: new Set<number>() }]))
  const learners = new Set<number>()
  let points = 0
  let capped = 0
  return {
    note(uid: number, rule: string, award: ReplayedAward): void {
      if (award.capped) capped++
      const count = counts.get(rule)
      if (award.points === 0 || !count) return
      learners.add(uid)
      points += award.points
      count.learners.add(uid)
      count.points += award.points
      count.times++
    },
    result: (): RulesSimulation => ({
      learners: learners.size,
      points,
      capped,
      by_rule: rules.map(({ id, name }, index) => {
        const count = counts.get(id)
        return {
          id: body.rules[index]?.id ?? null,
          name,
          times: count?.times ?? 0,
          learners: count?.learners.size ?? 0,
          points: count?.points ?? 0,
        }
      }),
    }),
  }
}

/** Identifiers for new rules: capital letters, which no saved rule has. */
function counting(): () => string {
  let so = 0
  return () => `NEW-${so++}`
}

async function learnersAfter(reader: Reader, after: number, since: string): Promise<number[]> {
  const rows = await reader
    .selectFrom('learning_events')
    .select('uid')
    .distinct()
    .where('uid', '>', after)
    .where('at', '>=', since)
    .orderBy('uid')
    .limit(LEARNERS_AT_ONCE)
    .execute()
  return rows.flatMap(({ uid }) => uid ?? [])
}

function eventsOf(reader: Reader, uids: readonly number[], since: string): Promise<ReportedEvent[]> {
  return reader
    .selectFrom('learning_events')
    .select(reportedColumns)
    .where('uid', 'in', uids)
    .where('at', '>=', since)
    .orderBy('uid')
    .orderBy('at')
    .orderBy('id')
    .execute()
}
