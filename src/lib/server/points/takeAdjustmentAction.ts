import { Adjustment, MAX_ADJUSTMENT } from '#shared/contract/adjustments.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, type Refused } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { adjust } from './adjust.ts'
import type { SiteTime } from '../site/siteTime.ts'

interface AdjustmentForm {
  actor: number
  uid: number
  form: Readonly<Record<string, string>>
}

/** Of the amount, by the direction that the form sends. */
const signs = new Map([
  ['give', 1],
  ['take', -1],
])

const KEY = /^[\da-f-]{36}$/

/**
 * Adds or removes points by the form of the settings. The form has its own key, so sending it twice adjusts once.
 * Returns the id of the entry.
 * @throws Refusal 400 with every problem; 409 if the form was sent before with other values
 */
export async function takeAdjustmentAction(
  db: Database,
  { actor, uid, form }: AdjustmentForm,
  time: SiteTime,
): Promise<number> {
  const sign = signs.get(form.direction ?? '')
  const sent = { uid, amount: (sign ?? 1) * pointsOf(form.amount), reason: form.reason ?? '' }
  const read = Adjustment.safeParse(sent)
  const problems = read.success ? [] : problemsOf(read.error, sent).map(inWords)
  if (sign === undefined) problems.push({ message: msg('Choose one value.'), path: 'direction', code: 'choice' })
  if (!read.success || problems.length > 0) throw invalid(problems)
  const key = KEY.test(form.key ?? '') ? form.key : crypto.randomUUID()
  const entry = await adjust(db, { ...read.data, actor, key: `adjustment:${actor}:${key}` }, time)
  const { amount, reason } = read.data
  if (entry.uid !== uid || entry.amount !== amount || entry.reason !== reason) {
    throw conflict(msg('This form was saved before with other values. Check them, then save again.'), 'sent_before')
  }
  return entry.id
}

function pointsOf(typed = ''): number {
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** Only the amount can have the wrong type: it comes as a text, so these words would not say what to write. */
function inWords(problem: Refused): Refused {
  if (problem.code !== 'type') return problem
  return { ...problem, message: msg('Write a whole number from 1 to {{most}}.'), values: { most: MAX_ADJUSTMENT } }
}
