import type { Problem } from '#shared/contract/common.ts'
import { Refusal } from '#shared/refusal.ts'
import { readForm } from './body.ts'

/** The part of Astro that a form needs. */
interface PageOfForm {
  request: Request
  locals: Pick<App.Locals, 't'>
  response: { status?: number; headers: Headers }
}

/** The result of a form: it was carried out, or its problems in the reader's language. */
export type Attempt<T> = { done: T; problems?: undefined } | { done?: undefined; problems: Problem[] }

/**
 * Carries out a form. A refusal becomes the page's status and the problems beside the fields; any other error leads to
 * the error page.
 */
export async function attempt<T>(
  run: () => Promise<T>,
  { locals, response }: Omit<PageOfForm, 'request'>,
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

/** The result of a page's form; empty if none was sent. `sent` is known as soon as the form could be read. */
export type FormAttempt<T, Sent> = Partial<Attempt<T>> & { sent?: Sent }

/** Reads the form that was sent to a page, if there is one, and carries it out. */
export function attemptForm<T>(
  run: (sent: Record<string, string>) => Promise<T>,
  page: PageOfForm,
): Promise<FormAttempt<T, Record<string, string>>> {
  return attemptSent(readForm, run, page)
}

/** The same for a form of another kind. */
export async function attemptSent<T, Sent>(
  read: (request: Request) => Promise<Sent>,
  run: (sent: Sent) => Promise<T>,
  page: PageOfForm,
): Promise<FormAttempt<T, Sent>> {
  if (page.request.method !== 'POST') return {}
  const { done: sent, problems } = await attempt(() => read(page.request), page)
  if (problems) return { problems }
  return { ...(await attempt(() => run(sent), page)), sent }
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
