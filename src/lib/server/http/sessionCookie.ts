import type { AstroCookies } from 'astro'
import { DEVICE_DAYS } from '../accounts/knownDevices.ts'
import { SESSION_DAYS } from '../accounts/sessions.ts'
import type { SigningBrowser } from '../accounts/signIn.ts'
import { STEP_MINUTES, type StepKind } from '../accounts/signInSteps.ts'
import type { CallRequest } from './callRequest.ts'

/** Behind TLS this prefix makes the browser itself guarantee that the cookie is Secure and belongs to this host. */
const SECURE_NAME = '__Host-session'
const PLAIN_NAME = 'session'
const RENEWED_EVERY_DAYS = 1

/** The session's secret that the browser sent, if any. */
export function readSessionCookie(cookies: AstroCookies, origin: string): string | undefined {
  return cookies.get(cookieName(origin))?.value || undefined
}

/** Sends the browser a session's secret. */
export function writeSessionCookie(cookies: AstroCookies, origin: string, token: string): void {
  cookies.set(cookieName(origin), token, { ...attributes(origin), maxAge: SESSION_DAYS * 86_400 })
  cookies.set(renewedName(origin), '1', { ...attributes(origin), maxAge: RENEWED_EVERY_DAYS * 86_400 })
}

/** Prolongs the browser's copy of the session, which is in use, at most once a day. */
export function renewSessionCookie(cookies: AstroCookies, origin: string): void {
  const token = readSessionCookie(cookies, origin)
  if (token && !cookies.get(renewedName(origin))?.value) writeSessionCookie(cookies, origin, token)
}

/** Removes the session's secret from the browser. */
export function clearSessionCookie(cookies: AstroCookies, origin: string): void {
  for (const name of [cookieName(origin), renewedName(origin)]) {
    cookies.set(name, '', { ...attributes(origin), maxAge: 0 })
  }
}

/** The browser that signs in, with the session that ends and the secret by which it is known. */
export function signingBrowser({ cookies, locals, request }: SigningRequest): SigningBrowser {
  const { origin, address, now, runtime } = locals
  return {
    address,
    now,
    shared: runtime.config.demo,
    replaces: readSessionCookie(cookies, origin),
    device: cookies.get(deviceName(origin))?.value || undefined,
    agent: request.headers.get('user-agent'),
  }
}

interface SigningRequest {
  cookies: AstroCookies
  locals: Pick<App.Locals, 'origin' | 'address' | 'now' | 'runtime'>
  request: Pick<CallRequest, 'headers'>
}

/** Sends the browser the secret by which it is known, and a session's secret if one was opened. */
export function writeSignInCookies(
  cookies: AstroCookies,
  origin: string,
  { token, device }: { token?: string; device: string },
): void {
  if (token !== undefined) writeSessionCookie(cookies, origin, token)
  cookies.set(deviceName(origin), device, { ...attributes(origin), maxAge: DEVICE_DAYS * 86_400 })
}

/** The secret of a sign-in that waits for its next step. */
export function readStepCookie(cookies: AstroCookies, origin: string, kind: StepKind): string | undefined {
  return cookies.get(stepName(origin, kind))?.value || undefined
}

/** Sends the browser the secret of a step, or removes it. */
export function writeStepCookie(
  cookies: AstroCookies,
  origin: string,
  { kind, token }: { kind: StepKind; token: string | null },
): void {
  cookies.set(stepName(origin, kind), token ?? '', {
    ...attributes(origin),
    maxAge: token === null ? 0 : STEP_MINUTES * 60,
  })
}

/** Both names: for the page cache, a browser with one of them is not a visitor. */
export const sessionCookieNames = [SECURE_NAME, PLAIN_NAME]

function cookieName(origin: string): string {
  return isSecure(origin) ? SECURE_NAME : PLAIN_NAME
}

/** While the browser has this cookie, the session's need not be renewed. */
function renewedName(origin: string): string {
  return isSecure(origin) ? '__Host-renewed' : 'renewed'
}

function stepName(origin: string, kind: StepKind): string {
  return isSecure(origin) ? `__Host-step-${kind}` : `step-${kind}`
}

/** Not a session: a browser that is only known counts as a visitor. */
function deviceName(origin: string): string {
  return isSecure(origin) ? '__Host-device' : 'device'
}

function attributes(origin: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(origin) } as const
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
