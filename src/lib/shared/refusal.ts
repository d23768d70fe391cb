import type { Problem } from './contract/common.ts'
import { msg } from './i18n/message.ts'

/** A problem before it is sent: the message is a source string, and `values` fill its placeholders. */
export interface Refused extends Problem {
  values?: Record<string, string | number>
}

/** The statuses of a refusal that business code may use (see the contract's table of statuses). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503 | 507

/** A refusal with all its reasons. Business code throws it; one place turns it into a response (http/endpoint). */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly problems: readonly Refused[]
  /** Further members of the answer beside `errors`, such as `{ by, at, sections }` of a conflict. */
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: RefusalStatus,
    problems: readonly Refused[],
    { details = {}, headers = {} }: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    const named = bounded(problems)
    super(named.map((problem) => problem.message).join(' '))
    this.name = 'Refusal'
    this.status = status
    this.problems = named
    this.details = details
    this.headers = headers
  }
}

/** The number of problems that a refusal names. */
export const MOST_PROBLEMS = 100
const MORE = 'more'

/**
 * The first problems of many, and a last one with the number of the others.
 * @param unnamed the number of further problems that are not in the list
 */
export function bounded(problems: readonly Refused[], unnamed = 0): Refused[] {
  const all = problems.filter(({ code }) => code !== MORE)
  const known = problems.reduce((sum, { code, values }) => (code === MORE ? sum + Number(values?.count) : sum), unnamed)
  const count = known + Math.max(0, all.length - MOST_PROBLEMS)
  const named = all.slice(0, MOST_PROBLEMS)
  if (count === 0) return named
  return [...named, { message: msg('There are {{count}} more problems.'), values: { count }, path: '', code: MORE }]
}

/**
 * 400: the content of the request is refused. `problems` lists everything that is wrong; the messages are source
 * strings, and the response translates them.
 */
export function invalid(problems: readonly Refused[]): Refusal {
  return new Refusal(400, problems)
}

/** 404: there is no such thing for this user. */
export function notFound(message: string = msg('There is nothing here.')): Refusal {
  return new Refusal(404, [{ message, path: '', code: 'not_found' }])
}

/** 403: signed in, but not allowed. */
export function denied(message: string = msg('You may not do this.')): Refusal {
  return new Refusal(403, [{ message, path: '', code: 'denied' }])
}

/** 401: no user is signed in. */
export function signInNeeded(message: string = msg('Log in to continue.')): Refusal {
  return new Refusal(401, [{ message, path: '', code: 'sign_in_needed' }])
}

/** 409: the data has changed since the caller read it. */
export function conflict(message: string, code: string, details: Record<string, unknown> = {}): Refusal {
  return new Refusal(409, [{ message, path: '', code }], { details })
}

/** 429: too many tries; `seconds` until the next one. The message may count the minutes (`{{count}}`). */
export function tooMany(message: string, seconds: number): Refusal {
  return new Refusal(429, [{ message, values: { count: Math.ceil(seconds / 60) }, path: '', code: 'too_many' }], {
    headers: { 'Retry-After': String(seconds) },
  })
}
