import type { AstroCookies } from 'astro'
import { SESSION_DAYS } from '../accounts/sessions.ts'

/** Behind TLS the browser itself guarantees by this prefix that the cookie is Secure and this host's own. */
const SECURE_NAME = '__Host-session'
const PLAIN_NAME = 'session'

/** The session's secret that the browser sent, if any. */
export function readSessionCookie(cookies: AstroCookies, origin: string): string | undefined {
  return cookies.get(cookieName(origin))?.value || undefined
}

/** Hands the browser a session's secret. */
export function writeSessionCookie(cookies: AstroCookies, origin: string, token: string): void {
  cookies.set(cookieName(origin), token, { ...attributes(origin), maxAge: SESSION_DAYS * 86_400 })
}

/** Takes the session's secret back from the browser. */
export function clearSessionCookie(cookies: AstroCookies, origin: string): void {
  cookies.set(cookieName(origin), '', { ...attributes(origin), maxAge: 0 })
}

/** Both names: whoever carries one of them is no mere visitor for the page cache. */
export const sessionCookieNames = [SECURE_NAME, PLAIN_NAME]

function cookieName(origin: string): string {
  return isSecure(origin) ? SECURE_NAME : PLAIN_NAME
}

function attributes(origin: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(origin) } as const
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
