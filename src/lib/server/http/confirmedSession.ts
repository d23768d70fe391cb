import type { AstroCookies } from 'astro'
import { refreshPassword } from '../accounts/freshPassword.ts'
import { readSessionCookie, writeSessionCookie } from './sessionCookie.ts'

/** The part of Astro that it needs. */
interface Page {
  cookies: AstroCookies
  locals: App.Locals
}

/**
 * The session of a form's sender. A password in the form confirms it; the browser gets the new secret, also if the form
 * is refused afterwards.
 * @throws Refusal 400 for a wrong password, 429 after too many of them
 */
export async function confirmedSession({ cookies, locals }: Page, typed: string | undefined): Promise<string> {
  return typed ? renewedSession({ cookies, locals }, typed) : (readSessionCookie(cookies, locals.origin) ?? '')
}

/** The same for a form that only asks for the password. */
export async function renewedSession({ cookies, locals }: Page, typed = ''): Promise<string> {
  const { db, origin, now } = locals
  const session = readSessionCookie(cookies, origin) ?? ''
  const { uid } = locals.learner().user
  const renewed = await refreshPassword(db, { uid, password: typed, session, now })
  if (renewed) writeSessionCookie(cookies, origin, renewed)
  return renewed ?? session
}
