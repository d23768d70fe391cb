import type { Problem } from '#shared/contract/common.ts'
import { Refusal } from '#shared/refusal.ts'

/** What came of a form: it was carried out, or everything that is wrong with it in the reader's language. */
export type Attempt<T> = { done: T; problems?: undefined } | { done?: undefined; problems: Problem[] }

/**
 * Carries out what a form asks for. A refusal becomes the page's status and problems to draw beside the fields;
 * anything else is the error page's business.
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

/** The longest name or mail address that an account can have. */
const LONGEST_NAME = 254
const LONGEST_ADDRESS = 2000

/** A typed name or mail address as its form shows it again. A longer one is refused anyway, and only its start is shown. */
export function nameToEcho(typed: string): string {
  return typed.slice(0, LONGEST_NAME)
}

/** An address of the site as a form carries it on; part of an address leads nowhere, so a longer one is dropped. */
export function addressToEcho(address: string): string {
  return address.length > LONGEST_ADDRESS ? '' : address
}
