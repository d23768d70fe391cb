import { momentOfTimestamp, type XapiStatement } from '#shared/contract/xapi.ts'
import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { TEST_SCORED } from '#shared/points/ruleFor.ts'
import type { Trigger } from '#shared/points/rules.ts'
import { invalid } from '#shared/refusal.ts'

type Result = XapiStatement['result']

/** The type of what is kept and earns nothing. */
export const IGNORED = 'ignored'
export const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'

/** What a statement with one of these verbs tells. A further verb is one more line. */
const verbs: Record<string, (result: Result) => Trigger | typeof TEST_SCORED | typeof IGNORED> = {
  'http://adlnet.gov/expapi/verbs/completed': (result) =>
    result?.completion === false ? IGNORED : 'training_completed',
  'http://adlnet.gov/expapi/verbs/passed': (result) => (result?.success === false ? IGNORED : 'test_passed'),
  'http://adlnet.gov/expapi/verbs/attended': () => 'session_attended',
  // A score alone says nothing of having passed: only a rule that names the score to reach can.
  'http://adlnet.gov/expapi/verbs/scored': (result) => {
    if (result?.success === false || percentOf(result) === null) return IGNORED
    return result?.success === true ? 'test_passed' : TEST_SCORED
  },
}

/** The type of event that a statement is. */
export function typeOf({ verb, result }: XapiStatement): string {
  return verbs[verb.id]?.(result) ?? IGNORED
}

/** The score in percent: `scaled`, else `raw` of `max`. */
export function percentOf(result: Result): number | null {
  const { scaled, raw, max } = result?.score ?? {}
  const share = scaled ?? (raw !== undefined && max !== undefined && max > 0 ? raw / max : undefined)
  if (share === undefined) return null
  // 0.145 × 100 is 14.499999999999998 to the machine.
  return Math.min(100, Math.max(0, Number((share * 100).toFixed(6))))
}

/** When it happened (UTC text); `undefined` where the statement leaves that to its receiver. */
export function statementTime({ timestamp }: XapiStatement): string | undefined {
  if (timestamp === undefined) return undefined
  return toInstant(momentOfTimestamp(timestamp))
}

/**
 * A statement under the identifier that its sender put it at.
 * @throws Refusal 400 where it says another one itself
 */
export function identified(statement: XapiStatement, id: string): XapiStatement & { id: string } {
  if (statement.id === undefined || statement.id === id) return { ...statement, id }
  throw invalid([{ message: msg('The statement says another identifier.'), path: 'id', code: 'statement_id' }])
}

/** The statement that is voided; `undefined` for all that do not void one. */
export function voidedBy({ verb, object }: XapiStatement): string | undefined {
  return verb.id === VOIDED && object.objectType === 'StatementRef' ? object.id : undefined
}

/** The address of the activity that it is about; '' for everything else that a statement can be about. */
export function activityOf({ object }: XapiStatement): string {
  return object.objectType === 'Activity' && 'id' in object ? String(object.id) : ''
}

/** The training here that an address names: `…/training/12` on this site. */
export function trainingHere(activity: string, origin: string): number | undefined {
  if (!activity.startsWith(`${origin}/training/`)) return undefined
  const id = /^([1-9]\d{0,8})\/?$/.exec(activity.slice(`${origin}/training/`.length))?.[1]
  return id === undefined ? undefined : Number(id)
}

/** What a training's own source may call it, by the address of an activity: all of that, or its end. */
export function externalIdsIn(activity: string): string[] {
  const address = activity.replace(/\/$/, '')
  const ends = [/\//, /[/#?=:]/].flatMap((mark) => address.split(mark).at(-1) || [])
  return [...new Set([activity, ...ends, ...ends.map(decoded)])].filter((id) => id.length <= 200)
}

function decoded(text: string): string {
  // `%` may be no more than a sign in a foreign address.
  return /%(?![0-9a-f]{2})/i.test(text) ? text : new URLSearchParams(`_=${text.replaceAll('+', '%2B')}`).get('_')!
}
