import { Outcome } from '#shared/contract/events.ts'
import { decide, needed } from '#shared/points/decide.ts'
import { periodicObject } from '#shared/points/eventObject.ts'
import { type Fact, isFor, ruleFor, TEST_SCORED } from '#shared/points/ruleFor.ts'
import { type Rule, type RulesDocument, triggers } from '#shared/points/rules.ts'
import { windowOf } from '#shared/points/windows.ts'
import type { Tx } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { notify } from '../../notices/notify.ts'
import { award } from '../award.ts'
import { entryOf } from '../book/post.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { currentRules } from './currentRules.ts'
import { otherEarnings } from './otherEarnings.ts'
import { eventFactsOf } from './eventFacts.ts'
import { ruleName } from './ruleName.ts'
import { trainingTitle } from './trainingTitle.ts'

/**
 * Awards the points of a new event by the rules, and stores the outcome. The learner's wallet must be open.
 * @param rules the rules, if this transaction has already read them
 */
export async function awardEvent(
  tx: Tx,
  event: LearningEventRow,
  time: SiteTime,
  rules?: RulesDocument,
): Promise<LearningEventRow> {
  const nothing = (why: Outcome['why']) => noteOutcome(tx, event, { ...Outcome.parse({}), why })
  if (!isTrigger(event.type)) return nothing('no_trigger')
  const document = rules ?? (await currentRules(tx)).document
  if (!document.enabled) return nothing('off')
  const found = await ruleOf(tx, event, document)
  if (!found) return nothing('no_rule')
  return awardBy(tx, event, { document, ...found }, time)
}

/**
 * Awards points that limits withheld from an event before, up to the present limits; never reduces its points. An event
 * that now falls under another rule stays unchanged.
 */
export async function awardMissed(
  tx: Tx,
  event: LearningEventRow,
  document: RulesDocument,
  time: SiteTime,
): Promise<void> {
  const found = await ruleOf(tx, event, document)
  if (found?.rule.id === event.rule) await awardBy(tx, event, { document, ...found }, time)
}

async function ruleOf(tx: Tx, event: LearningEventRow, document: RulesDocument) {
  if (!document.rules.some((rule) => isFor(rule, event.type))) return undefined
  const [fact] = await eventFactsOf(tx, [event], { document, language: (await siteFacts(tx)).siteLanguage })
  const rule = fact && ruleFor(document, fact)
  return rule ? { rule, fact } : undefined
}

async function awardBy(
  tx: Tx,
  event: LearningEventRow,
  { document, rule, fact }: { document: RulesDocument; rule: Rule; fact: Fact },
  time: SiteTime,
): Promise<LearningEventRow> {
  const { timeZone } = time
  const earned = await otherEarnings(tx, event, rule.id, needed(document, rule, event.at, timeZone))
  const { points, missed, why } = decide(document, rule, fact, { earned, timeZone })
  const more = points - event.points
  if (more < 0 || (more === 0 && event.rule !== null)) return event
  const entry = more > 0 ? await awardFor(tx, event, { rule, points: more, revision: document.revision }, time) : null
  const outcome = Outcome.parse({
    rule: rule.id,
    points,
    why,
    clawback: rule.clawback,
    entry: entry?.id ?? null,
    capped: missed > 0 && (points > 0 || why === 'cap'),
  })
  return noteOutcome(tx, event, outcome, missed)
}

async function awardFor(
  tx: Tx,
  event: LearningEventRow,
  { rule, points, revision }: { rule: Rule; points: number; revision: number },
  time: SiteTime,
): Promise<EntryRow> {
  const plain = keyOf(rule, event, time.timeZone)
  // The entry of this key was taken back or is added to, so a new entry needs another key.
  const key = (await entryOf(tx, plain)) ? `${plain}:again:${event.id}:${event.points}` : plain
  const { entry } = await award(
    tx,
    {
      uid: event.uid ?? 0,
      kind: 'earn',
      points,
      key,
      rule: rule.id,
      reason: rule.name,
      eventId: event.id,
      rulesRevision: revision,
      pendingDays: rule.pending_days,
      scheduleId: rule.schedule,
    },
    time,
  )
  if (rule.notify) await notifyEarner(tx, { entry, rule, points, event }, time)
  return entry
}

async function notifyEarner(
  tx: Tx,
  { entry: { id, uid }, rule, points, event }: { entry: EntryRow; rule: Rule; points: number; event: LearningEventRow },
  { now }: SiteTime,
): Promise<void> {
  const { siteLanguage } = await siteFacts(tx)
  const { language } = await tx.selectFrom('users').select('language').where('uid', '=', uid).executeTakeFirstOrThrow()
  const reading = { language: language ?? siteLanguage, siteLanguage }
  const { name: reason } = ruleName(rule, reading)
  const title = await trainingTitle(tx, event.training_id, reading)
  const details = { points, reason, title, completed: rule.trigger === 'training_completed' }
  await notify(tx, { uid, type: 'points_earned', details, key: `points_earned:${id}` }, now)
}

/** The idempotency key of the award: the ledger refuses a second entry with it. */
function keyOf({ id, repeat, period }: Rule, { uid, id: event, object, at }: LearningEventRow, timeZone: string) {
  const beginning = `rule:${id}:${uid}`
  if (repeat === 'once_per_object') return `${beginning}:once:${object}`
  if (repeat === 'periodic' && period) {
    return `${beginning}:${period}:${windowOf(period, at, timeZone).start}:${periodicObject(object)}`
  }
  return `${beginning}:event:${event}`
}

/**
 * Writes the result of the rules into the event and returns the event with it; `missed` are points that a cap
 * withheld.
 */
export async function noteOutcome(
  tx: Tx,
  event: LearningEventRow,
  outcome: Outcome,
  missed = 0,
): Promise<LearningEventRow> {
  const { rule, points } = outcome
  const set = { rule, points, missed, outcome: JSON.stringify(outcome) }
  await tx.updateTable('learning_events').set(set).where('id', '=', event.id).execute()
  return { ...event, ...set }
}

function isTrigger(type: string): boolean {
  return type === TEST_SCORED || triggers.some((trigger) => trigger === type)
}
