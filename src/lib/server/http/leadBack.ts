import type { APIContext, AstroCookies } from 'astro'
import type { Problem } from '#shared/contract/common.ts'
import { withNotice } from '#shared/notices/flash.ts'

/** Holds a refusal's words until the page that the form leads back to has shown them. */
const COOKIE = 'refused'
const SECONDS = 60
/** In characters; a browser keeps 4 KB of a cookie, in which an Arabic letter takes six bytes. */
const LONGEST = 500

/**
 * Leads back to a page after its form was refused. The page shows the refusal's own words; they travel in a cookie,
 * because an address can be written by anybody. What only concerns a field of the form has the generic notice.
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

/** The words of the refusal that led to this page, once; '' where there are none. */
export function takeRefusal(cookies: AstroCookies, origin: string): string {
  const words = cookies.get(COOKIE)?.value ?? ''
  if (words) cookies.set(COOKIE, '', { ...attributes(origin), maxAge: 0 })
  return words
}

function attributes(origin: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const
}
