import type { APIContext, AstroCookies } from 'astro'
import type { Problem } from '#shared/contract/common.ts'
import { withNotice } from '#shared/notices/flash.ts'

/** Stores the message of a refusal until the next page has shown it. */
const COOKIE = 'refused'
const SECONDS = 60
/** In characters; a browser keeps 4 KB of a cookie, in which an Arabic letter needs six bytes. */
const LONGEST = 500

/**
 * Redirects to a page after its form was refused. The page shows the message of the refusal, which is sent in a cookie,
 * because anyone can write an address. A problem of a single field becomes the general message.
 */
export function leadBack(
  { cookies, locals, redirect }: Pick<APIContext, 'cookies' | 'locals' | 'redirect'>,
  page: string,
  problems: readonly Problem[],
): Response {
  const words = problems.filter(({ path }) => path === '').map(({ message }) => message)
  if (words.length === 0) return redirect(withNotice(page, 'failed'), 303)
  cookies.set(COOKIE, words.join(' ').slice(0, LONGEST), { ...attributes(locals.origin), maxAge: SECONDS })
  return redirect(page, 303)
}

/** The message of the refusal that led to this page, once; '' if there is none. */
export function takeRefusal(cookies: AstroCookies, origin: string): string {
  const words = cookies.get(COOKIE)?.value ?? ''
  if (words) cookies.set(COOKIE, '', { ...attributes(origin), maxAge: 0 })
  return words
}

/** The problems of a form without fields: each is a message of the page. */
export function withoutFields(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, path: '' }))
}

function attributes(origin: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const
}
