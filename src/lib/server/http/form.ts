import type { Problem } from '#shared/contract/common.ts'
import { Refusal } from '#shared/refusal.ts'

/** The result of a form: it was carried out, or its problems in the reader's language. */
export type Attempt<T> = { done: T; problems?: undefined } | { done?: undefined; problems: Problem[] }

/**
 * Carries out a form. A refusal becomes the page's status and the problems beside the fields; any other error leads to
 * the error page.
 */
export async function attempt<T>(
  run: () => Promise<T>,
  { locals, response }: { locals: Pick<App.Locals, 't'>; response: { status?: number; headers: Headers } },
): Promise<Attempt<T>> {
  try {
    return { done: await run() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    response.status = error.status
    for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value)
    return {
      problems: error.problems.map(({ message, values, path, code }) => ({
        message: locals.t(message, values),
        path,
        code,
      })),
    }
  }
}

/** The longest username or email address of an account. */
const LONGEST_NAME = 254
const LONGEST_ADDRESS = 2000

/**
 * A typed username or email address for showing it again. A longer one is refused anyway, and only its start is shown.
 */
export function nameToEcho(typed: string): string {
  return typed.slice(0, LONGEST_NAME)
}

/** The address of a page in a form's hidden field; a longer one is dropped, because a part of an address is useless. */
export function addressToEcho(address: string): string {
  return address.length > LONGEST_ADDRESS ? '' : address
}
