import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RulesSimulation } from '#shared/contract/simulation.ts'
import { toInstant } from '#shared/instant.ts'
import { TEST_SCORED } from '#shared/points/ruleFor.ts'
import { type RulesBody, triggers } from '#shared/points/rules.ts'
import { DAY_MS } from '#shared/time.ts'
import { SIMULATED_DAYS } from '#shared/points/simulatedDays.ts'
import type { Reader } from '../../../db/database.ts'
import { siteFacts } from '../../../site/siteFacts.ts'
import type { SiteTime } from '../../../site/siteTime.ts'
import { currentRules } from '../currentRules.ts'
import { eventFactsOf, type ReportedEvent, reportedColumns } from '../eventFacts.ts'
import { withIds } from '../saveRules.ts'
import { createLearnerChanges } from './changesOfLearners.ts'
import { createTally } from './tally.ts'
import { undated } from './undated.ts'

/** The batch size keeps memory small and lets other work run between batches. */
const LEARNERS_AT_ONCE = 100

/** The types of events that rules can match. */
const replayed = [...triggers, TEST_SCORED]

/** The part of a simulation that one call computes. */
export interface SimulationPart {
  /** The last learner of the part before. */
  after?: number | undefined
  /** Whether the part is long enough; asked after each batch. Without it, the part is the whole simulation. */
  isEnough?: () => boolean
}

/**
 * Replays the events of the last 90 days under rules that are not saved yet, and under the saved ones; each learner
 * starts from zero. The dates of the rules do not count, and rules that have ended give nothing. Writes nothing.
 */
export async function simulateRules(
  reader: Reader,
  body: RulesBody,
  time: SiteTime,
  { after: first = 0, isEnough }: SimulationPart = {},
): Promise<RulesSimulation> {
  const document = undated(
    withIds(body, () => crypto.randomUUID()),
    time.now,
  )
  const saved = undated((await currentRules(reader)).document, time.now)
  const since = toInstant(new Date(time.now.getTime() - SIMULATED_DAYS * DAY_MS))
  const [tried, before] = [createTally(document, body.rules, time), createTally(saved, saved.rules, time)]
  const { siteLanguage: language } = await siteFacts(reader)
  const all = { ...document, rules: [...document.rules, ...saved.rules] }
  const changes = createLearnerChanges()
  let events = 0
  const partUntil = async (next: number | null, percent: number): Promise<RulesSimulation> => ({
    ...tried.result(),
    events,
    saved: before.result(),
    ...(await changes.result(reader)),
    next,
    percent,
  })
  for (let after = first; ;) {
    const uids = await learnersAfter(reader, after, since)
    const reported = await eventsOf(reader, uids, since)
    const facts = await eventFactsOf(reader, reported, { document: all, language })
    events += reported.length
    for (const [uid, own] of Map.groupBy(facts, (_, index) => reported[index]!.uid ?? 0)) {
      changes.note(uid, tried.replay(uid, own) - before.replay(uid, own))
    }
    const last = uids[LEARNERS_AT_ONCE - 1]
    if (last === undefined) return partUntil(null, 100)
    if (isEnough?.()) return partUntil(last, await percentUntil(reader, last))
    after = last
    await nextTurn()
  }
}

async function learnersAfter(reader: Reader, after: number, since: string): Promise<number[]> {
  const rows = await reader
    .selectFrom('learning_events')
    .select('uid')
    .distinct()
    .where('uid', '>', after)
    .where('type', 'in', replayed)
    .where('at', '>=', since)
    .orderBy('uid')
    .limit(LEARNERS_AT_ONCE)
    .execute()
  return rows.flatMap(({ uid }) => uid ?? [])
}

async function eventsOf(reader: Reader, uids: readonly number[], since: string): Promise<ReportedEvent[]> {
  if (uids.length === 0) return []
  return reader
    .selectFrom('learning_events')
    .select(reportedColumns)
    .where('uid', 'in', uids)
    .where('type', 'in', replayed)
    .where('at', '>=', since)
    .orderBy('uid')
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** A rough progress, because counting all learners with events would take as long as a part. */
async function percentUntil(reader: Reader, uid: number): Promise<number> {
  const { last } = await reader
    .selectFrom('users')
    .select(({ fn }) => fn.max('uid').as('last'))
    .executeTakeFirstOrThrow()
  return Math.min(99, Math.floor((uid / last) * 100))
}
