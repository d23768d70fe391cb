import { momentOfTimestamp, type XapiStatement } from '#shared/contract/xapi.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { TEST_SCORED } from '#shared/points/ruleFor.ts'
import type { Trigger } from '#shared/points/rules.ts'
import { invalid } from '#shared/refusal.ts'

type Result = XapiStatement['result']

/** The type of statements that are stored but earn nothing. */
export const IGNORED = 'ignored'
export const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'

/** The event types of the known verbs. A new verb is one more line. */
const verbs: Record<string, (result: Result) => Trigger | typeof TEST_SCORED | typeof IGNORED> = {
  'http://adlnet.gov/expapi/verbs/completed': (result) =>
    result?.completion === false ? IGNORED : 'training_completed',
  'http://adlnet.gov/expapi/verbs/passed': (result) => (result?.success === false ? IGNORED : 'test_passed'),
  'http://adlnet.gov/expapi/verbs/attended': () => 'session_attended',
  // A score alone does not say whether the learner passed: a rule must name the required score.
  'http://adlnet.gov/expapi/verbs/scored': (result) => {
    if (result?.success === false || percentOf(result) === null) return IGNORED
    return result?.success === true ? 'test_passed' : TEST_SCORED
  },
}

/** The event type of a statement. */
export function typeOf({ verb, result }: XapiStatement): string {
  return verbs[verb.id]?.(result) ?? IGNORED
}

/** The score in percent: `scaled`, else `raw` of `max`. */
export function percentOf(result: Result): number | null {
  const { scaled, raw, max } = result?.score ?? {}
  const share = scaled ?? (raw !== undefined && max !== undefined && max > 0 ? raw / max : undefined)
  if (share === undefined) return null
  // In floating point, 0.145 × 100 is 14.499999999999998.
  return Math.min(100, Math.max(0, Number((share * 100).toFixed(6))))
}

/** When the event happened (UTC text); `undefined` if the statement has no timestamp. */
export function statementTime({ timestamp }: XapiStatement): string | undefined {
  if (timestamp === undefined) return undefined
  return toInstant(momentOfTimestamp(timestamp))
}

/**
 * The statement with the identifier from the request.
 * @throws Refusal 400 if the statement has another identifier
 */
export function identified(statement: XapiStatement, id: string): XapiStatement & { id: string } {
  if (statement.id === undefined || statement.id === id) return { ...statement, id }
  throw invalid([{ message: msg('The statement has another identifier.'), path: 'id', code: 'statement_id' }])
}

/** The identifier of the voided statement; `undefined` if this statement does not void one. */
export function voidedBy({ verb, object }: XapiStatement): string | undefined {
  return verb.id === VOIDED && object.objectType === 'StatementRef' ? object.id : undefined
}

/** The address of the statement's activity; '' if its object is not an activity. */
export function activityOf({ object }: XapiStatement): string {
  return object.objectType === 'Activity' && 'id' in object ? String(object.id) : ''
}

/** The training id in an address of this site, such as `…/training/12`. */
export function trainingHere(activity: string, origin: string): number | undefined {
  if (!activity.startsWith(`${origin}/training/`)) return undefined
  const id = /^([1-9]\d{0,8})\/?$/.exec(activity.slice(`${origin}/training/`.length))?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The possible external ids of a training in the address of an activity: the whole address, or its end. */
export function externalIdsIn(activity: string): string[] {
  const address = activity.replace(/\/$/, '')
  const ends = [/\//, /[/#?=:]/].flatMap((mark) => address.split(mark).at(-1) || [])
  return [...new Set([activity, ...ends, ...ends.map(decoded)])].filter((id) => id.length <= 200)
}

function decoded(text: string): string {
  // In a foreign address, `%` may be an ordinary character.
  return /%(?![0-9a-f]{2})/i.test(text) ? text : new URLSearchParams(`_=${text.replaceAll('+', '%2B')}`).get('_')!
}
