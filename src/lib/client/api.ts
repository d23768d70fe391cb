import { apiBase } from '#shared/paths.ts'
import type { Problem } from '#shared/contract/common.ts'

/** A call that the server refused, with everything that it named as wrong. */
export class ApiError extends Error {
  readonly status: number
  readonly problems: readonly Problem[]

  constructor(status: number, problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join(' ') || `The server answered ${status}.`)
    this.name = 'ApiError'
    this.status = status
    this.problems = problems
  }
}

const RETRIES = 5
const FIRST_PAUSE_MS = 500
/** What asking again would not change. */
const FINAL = [400, 401, 403, 404]

/**
 * Reads a thing of the contract: up to five more tries with growing pauses, except where the answer is final.
 * @param path below `/api/v2`, with its query
 * @throws ApiError when the server refused, TypeError when it could not be reached
 */
export async function getData(path: string): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    try {
      return await getOnce(path)
    } catch (error) {
      if (tries === RETRIES || (error instanceof ApiError && FINAL.includes(error.status))) throw error
      await pause(FIRST_PAUSE_MS * 2 ** tries)
    }
  }
}

async function getOnce(path: string): Promise<unknown> {
  const response = await fetch(`${apiBase}/${path}`, { headers: { Accept: 'application/json' } })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, problemsIn(body))
  return isObject(body) ? body.data : undefined
}

function problemsIn(body: unknown): Problem[] {
  return isObject(body) && Array.isArray(body.errors) ? body.errors : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
