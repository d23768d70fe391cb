import type { Problem } from '#shared/contract/common.ts'
import { type QueryValues, writeQuery } from '#shared/contract/query.ts'
import { apiBase, loginPath } from '#shared/paths.ts'

/** A call that the server refused, with everything that it named as wrong. */
export class ApiError extends Error {
  readonly status: number
  readonly problems: readonly Problem[]
  /** What else the refusal says beside its problems, such as who changed the same thing first. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, problems: readonly Problem[], details: Readonly<Record<string, unknown>> = {}) {
    super(problems.map((problem) => problem.message).join(' ') || `The server answered ${status}.`)
    this.name = 'ApiError'
    this.status = status
    this.problems = problems
    this.details = details
  }
}

/** How often a question is asked again (specification, section 7). */
export const RETRIES = 5
const FIRST_PAUSE_MS = 500
/** What asking again would not change; 401 neither, since nobody signs in meanwhile. */
const FINAL = [400, 401, 403, 404]

/** Whether a question that failed for the n-th time (from 1) is worth asking again. */
export function isWorthAsking(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && FINAL.includes(error.status)) return false
  // Who cancelled the call does not want it made again.
  if (error instanceof DOMException && error.name === 'AbortError') return false
  return failures <= RETRIES
}

/** Milliseconds to wait after the n-th failure (from 1): each pause is twice the one before. */
export function pauseAfter(failures: number): number {
  return FIRST_PAUSE_MS * 2 ** (failures - 1)
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: QueryValues
  /** Sent as JSON. */
  body?: unknown
  /**
   * Whether the whole page depends on the answer: then 401, 403 and 404 lead to the pages made for them. A widget
   * says no and shows its own message.
   */
  whole?: boolean
  /** Makes a call that creates or spends happen once, however often it is sent. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** What the server answered: `data`, and for lists `meta`. */
export interface Answered {
  data: unknown
  meta: Readonly<Record<string, unknown>> | undefined
}

/** Where calls go, and what leaving the page and waiting mean: the browser's own, unless a test says otherwise. */
export interface Surroundings {
  base: string
  /** Path and query of the page. */
  here(): string
  leave(path: string): void
  pause(ms: number): Promise<void>
}

const browser: Surroundings = {
  base: apiBase,
  here: () => location.pathname + location.search,
  leave: (path) => location.assign(path),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Makes one call of the contract.
 * @param path below the base
 * @throws ApiError when the server refused, TypeError when it could not be reached
 */
export async function call(
  path: string,
  { method = 'GET', query = {}, body, whole = true, idempotencyKey, signal }: CallOptions = {},
  { base, here, leave }: Surroundings = browser,
): Promise<Answered> {
  const asked = writeQuery(query)
  const response = await fetch(`${base}/${path}${asked && `?${asked}`}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const answer = await readAnswer(response)
  if (response.ok) return { data: answer.data, meta: isObject(answer.meta) ? answer.meta : undefined }
  const { errors, ...details } = answer
  if (whole) leaveFor(response.status, { here, leave })
  throw new ApiError(response.status, Array.isArray(errors) ? errors : [], details)
}

/**
 * Reads a thing for a widget: up to five more tries with growing pauses, except where the answer is final.
 * @param path below the base, with its query
 * @throws ApiError when the server refused, TypeError when it could not be reached
 */
export async function getData(path: string, surroundings: Surroundings = browser): Promise<unknown> {
  return (await withRetries(() => call(path, { whole: false }, surroundings), surroundings.pause)).data
}

/** Asks, and asks up to five times more with growing pauses, except if the answer is final. */
export async function withRetries<T>(ask: () => Promise<T>, pause = browser.pause): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await ask()
    } catch (error) {
      if (!isWorthAsking(failures, error)) throw error
      await pause(pauseAfter(failures))
    }
  }
}

function leaveFor(status: number, { here, leave }: Pick<Surroundings, 'here' | 'leave'>): void {
  if (status === 401) leave(loginPath(here()))
  if (status === 403) leave('/denied')
  if (status === 404) leave('/not-found')
}

/** What is no JSON object (a proxy's error page, nothing at all) says nothing. */
async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  try {
    const answer: unknown = JSON.parse(text)
    return isObject(answer) ? answer : {}
  } catch (error) {
    if (response.ok && text !== '') throw error
    return {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
