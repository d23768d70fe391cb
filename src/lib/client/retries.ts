import type { Calls, PlainCallName } from '#shared/contract/calls.ts'
import { ApiError, browser, call, type Surroundings } from './api.ts'

/** How often a call is repeated (specification, section 7). */
export const RETRIES = 5
const FIRST_PAUSE_MS = 500
/** A repetition gets the same refusal; 401 too, because nobody signs in between two tries. */
const FINAL = [400, 401, 403, 404]

/**
 * Reads data for a widget, with retries.
 * @throws ApiError if the server refused, TypeError if the server could not be reached
 */
export async function getData<Name extends PlainCallName>(
  name: Name,
  surroundings?: Surroundings,
): Promise<Calls[Name]['answer']>
export async function getData(name: PlainCallName, surroundings: Surroundings = browser): Promise<unknown> {
  return (await withRetries(() => call(name, { whole: false }, surroundings), surroundings.pause)).data
}

/** Makes a call and repeats it up to five times with growing pauses, unless the refusal is final. */
export async function withRetries<T>(send: () => Promise<T>, pause = browser.pause): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await send()
    } catch (error) {
      if (!isWorthRetrying(failures, error)) throw error
      await pause(pauseAfter(failures))
    }
  }
}

/** Whether to repeat a call that failed for the n-th time (from 1). */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && FINAL.includes(error.status)) return false
  if (error instanceof DOMException && error.name === 'AbortError') return false
  return failures <= RETRIES
}

/** Milliseconds to wait after the n-th failure (from 1): each pause is twice the one before. */
export function pauseAfter(failures: number): number {
  return FIRST_PAUSE_MS * 2 ** (failures - 1)
}
