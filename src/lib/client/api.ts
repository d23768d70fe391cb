import type { CallName, Calls } from '#shared/contract/calls.ts'
import type { Problem } from '#shared/contract/common.ts'
import { type QueryValues, writeQuery } from '#shared/contract/query.ts'
import { apiBase, loginPath } from '#shared/paths.ts'
import { isPlainObject } from '#shared/sameValue.ts'

/** A call that the server refused, with all its problems. */
export class ApiError extends Error {
  readonly status: number
  readonly problems: readonly Problem[]
  /** Other members of the refusal, for example who changed the same thing first. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, problems: readonly Problem[], details: Readonly<Record<string, unknown>> = {}) {
    super(problems.map((problem) => problem.message).join(' ') || `The server answered ${status}.`)
    this.name = 'ApiError'
    this.status = status
    this.problems = problems
    this.details = details
  }
}

interface CommonOptions {
  /**
   * Whether the whole page depends on the answer: then 401, 403 and 404 open the pages for these errors. A widget
   * passes false and shows its own message.
   */
  whole?: boolean
  /** The server carries out a call with the same key only once. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** The parameters of one call, and how to make it. */
export type CallOptions<Name extends CallName> = Omit<Calls[Name], 'answer'> & CommonOptions

/** The answer of the server: `data`, and for lists `meta`. */
export interface Answered<Data> {
  data: Data
  meta: Readonly<Record<string, unknown>> | undefined
}

/** The parts of the browser that calls use; tests replace them. */
export interface Surroundings {
  base: string
  /** Path and query of the page. */
  here(): string
  leave(path: string): void
  pause(ms: number): Promise<void>
}

export const browser: Surroundings = {
  base: apiBase,
  here: () => location.pathname + location.search,
  leave: (path) => location.assign(path),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Makes one call of the contract.
 * @throws ApiError if the server refused, TypeError if the server could not be reached
 */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  surroundings?: Surroundings,
): Promise<Answered<Calls[Name]['answer']>>
export async function call(
  name: CallName,
  { params = {}, query = {}, body, whole = true, idempotencyKey, signal }: AnyOptions,
  surroundings: Surroundings = browser,
): Promise<Answered<unknown>> {
  const [method, path] = name.split(' ') as [string, string]
  const response = await fetch(`${surroundings.base}/${addressOf(path, params, query)}`, {
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
  if (response.ok) return { data: answer.data, meta: isPlainObject(answer.meta) ? answer.meta : undefined }
  const { errors, ...details } = answer
  if (whole) leaveFor(response.status, surroundings)
  throw new ApiError(response.status, Array.isArray(errors) ? errors : [], details)
}

interface AnyOptions extends CommonOptions {
  params?: Readonly<Record<string, number>>
  query?: QueryValues
  /** Sent as JSON. */
  body?: unknown
}

/** `incentives/shop/{id}` → `incentives/shop/7`; a path may have a query already. */
function addressOf(path: string, params: Readonly<Record<string, number>>, query: QueryValues): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const written = writeQuery(query)
  if (written === '') return address
  return address + (address.includes('?') ? '&' : '?') + written
}

function leaveFor(status: number, { here, leave }: Surroundings): void {
  if (status === 401) leave(loginPath(here()))
  if (status === 403) leave('/denied')
  if (status === 404) leave('/not-found')
}

/** Anything but a JSON object, such as the error page of a proxy or an empty body, becomes an empty object. */
async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  try {
    const answer: unknown = JSON.parse(text)
    return isPlainObject(answer) ? answer : {}
  } catch (error) {
    if (response.ok && text !== '') throw error
    return {}
  }
}
