import type { AstroCookies } from 'astro'
import { DEVICE_DAYS } from '../accounts/knownDevices.ts'
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

/** What a browser that signs in brings along: the session that ends, and the secret by which it is known. */
export function signInCookies(cookies: AstroCookies, origin: string) {
  return { replaces: readSessionCookie(cookies, origin), device: cookies.get(deviceName(origin))?.value || undefined }
}

/** Hands the browser the secret by which it is known, and a session's secret if one was opened. */
export function writeSignInCookies(
  cookies: AstroCookies,
  origin: string,
  { token, device }: { token?: string; device: string },
): void {
  if (token !== undefined) writeSessionCookie(cookies, origin, token)
  cookies.set(deviceName(origin), device, { ...attributes(origin), maxAge: DEVICE_DAYS * 86_400 })
}

/** Both names: whoever carries one of them is no mere visitor for the page cache. */
export const sessionCookieNames = [SECURE_NAME, PLAIN_NAME]

function cookieName(origin: string): string {
  return isSecure(origin) ? SECURE_NAME : PLAIN_NAME
}

/** No session: a browser that is only known is a visitor. */
function deviceName(origin: string): string {
  return isSecure(origin) ? '__Host-device' : 'device'
}

function attributes(origin: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(origin) } as const
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
