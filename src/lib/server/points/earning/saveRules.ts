import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { RulesBody, RulesDocument } from '#shared/points/rules.ts'
import { noteChange } from '../../audit/noteChange.ts'
import { touch } from '../../cache/clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import { lockSettings } from '../../site/lockSettings.ts'
import { saveSettings } from '../../site/saveSettings.ts'
import { settingsConflict } from '../../site/settingsConflict.ts'
import { oneAfterTheOther } from '../schedules/saveSchedule.ts'
import { currentRules, RULES, RULES_TAG } from './currentRules.ts'

export interface RulesEdit {
  body: RulesBody
  /** The user who saves. */
  by: number
  now: Date
  /** Creates an identifier for a new rule. */
  newId: () => string
}

/**
 * Replaces the earning rules. The new rules decide about events from now on.
 * @throws Refusal 409 with `{ revision, by, at }` if another user saved since the given revision; 400 for a new
 * choice of a schedule that is not in use
 */
export async function saveRules(db: Database, { body, by, now, newId }: RulesEdit): Promise<RulesDocument> {
  const { revision, ...document } = withIds(body, newId)
  return db.transact(async (tx) => {
    if (revision !== (await lockSettings(tx, RULES, toInstant(now)))) throw await settingsConflict(tx, RULES)
    await requireSchedules(tx, body, (await currentRules(tx)).document)
    return publishRules(tx, document, { by, now })
  })
}

/**
 * Replaces the rules and keeps them as a version, unless they are the same; the caller has locked the document.
 */
export async function publishRules(
  tx: Tx,
  document: Omit<RulesDocument, 'revision'>,
  { by, now }: { by: number; now: Date },
): Promise<RulesDocument> {
  const { enabled, daily_cap, monthly_cap, rules } = document
  const before = (await currentRules(tx)).document
  if (isSameValue({ ...before, ...document }, before)) return before
  await touch(tx, [RULES_TAG])
  await saveSettings(tx, RULES, { enabled, daily_cap, monthly_cap, rules, by }, toInstant(now))
  const saved = (await currentRules(tx)).document
  await keepVersion(tx, saved, { by, now })
  const subject = { type: 'rules', id: 'rules', label: '' } as const
  await noteChange(
    tx,
    { actor: by > 0 ? by : null, action: 'changed', subject, before: byRule(before), after: byRule(saved) },
    now,
  )
  return saved
}

/** The rules by their identifiers, so that the audit log names the rule that differs. */
function byRule({ rules, ...document }: RulesDocument) {
  return {
    ...document,
    order: rules.map(({ id }) => id),
    rules: Object.fromEntries(rules.map((rule) => [rule.id, rule])),
  }
}

/** Turns a request body into a document in which each rule has an identifier. */
export function withIds(body: RulesBody, newId: () => string): RulesDocument {
  return { ...body, rules: body.rules.map((rule) => ({ ...rule, id: rule.id ?? newId() })) }
}

/**
 * A rule keeps a schedule that was archived or removed since it was chosen.
 * @throws Refusal 400 for each new choice of a schedule that does not exist or is not in use
 */
async function requireSchedules(tx: Tx, { rules }: RulesBody, saved: RulesDocument): Promise<void> {
  const kept = new Map<string | null | undefined, number | null>(saved.rules.map(({ id, schedule }) => [id, schedule]))
  const chosen = rules.flatMap(({ id, schedule }, index) =>
    schedule === null || kept.get(id) === schedule ? [] : [{ schedule, path: `rules[${index}][schedule]` }],
  )
  if (chosen.length === 0) return
  // The lock prevents that a schedule is removed between this check and the commit.
  await oneAfterTheOther(tx)
  const ids = chosen.map(({ schedule }) => schedule)
  const rows = await tx.selectFrom('schedules').select(['id', 'status']).where('id', 'in', ids).execute()
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  const problems = chosen.flatMap(({ schedule, path }): Refused[] => {
    if (statuses.get(schedule) === 'active') return []
    return statuses.has(schedule)
      ? [{ message: msg('This schedule is not in use. Activate it, or choose another one.'), path, code: 'status' }]
      : [{ message: msg('There is no such schedule.'), path, code: 'not_found' }]
  })
  if (problems.length > 0) throw invalid(problems)
}

/** Stores every saved document, because entries refer to the revision that awarded them. */
async function keepVersion(tx: Tx, document: RulesDocument, { by, now }: { by: number; now: Date }): Promise<void> {
  const { revision, ...rules } = document
  await tx
    .insertInto('rules_versions')
    .values({ revision, document: JSON.stringify(rules), saved_by: by > 0 ? by : null, saved_at: toInstant(now) })
    .execute()
}

/** A short random identifier for a rule. */
export function newRuleId(): string {
  return crypto.randomUUID().slice(0, 8)
}
