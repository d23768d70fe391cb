import { memo } from '#shared/memo.ts'
import { requestLanguage } from '../../http/language.ts'
import { sessionCookieNames } from '../../http/sessionCookie.ts'
import {
  DISCLAIMER_COOKIE,
  disclaimerCookieOf,
  disclaimerMark,
  LANGUAGE_COOKIE,
  languageCookieOf,
} from '../../http/visitorCookies.ts'
import type { Site } from '../../site/site.ts'
import { isPaged, type KeptKind, keptAs } from '../routes.ts'
import type { Target } from '../http/target.ts'

/** The parts of the site that the key depends on. */
export type SiteFacts = Pick<Site, 'languages' | 'general'>

/**
 * A request reduced to the parts that its response depends on. The renderer receives only these parts. Nothing else
 * from one user's request can get into a page that other users see.
 */
export interface KeptVisit {
  kind: KeptKind
  key: string
  origin: string
  /** Path and known query parameters. */
  url: string
  cookie: string
}

// linear: a search begins at a semicolon and reads over spaces only.
const sessionCookie = new RegExp(`(?:^|;)\\s*(?:${sessionCookieNames.join('|')})\\s*=`)

/** Whether the request carries a session, valid or not. The page cache does not handle such a request. */
export function isSignedIn(cookies: string | undefined): boolean {
  return cookies !== undefined && sessionCookie.test(cookies)
}

/**
 * The request in the form that the page cache uses, or `undefined` if its response must not be cached.
 * @param origin scheme and host for the page's links
 */
export function keptVisitOf(
  site: SiteFacts,
  { path, query }: Target,
  { cookies, origin }: { cookies: string | undefined; origin: string },
): KeptVisit | undefined {
  if (query === '' && cookies === undefined && path.length <= LONGEST_KNOWN) return plainVisits(site)(origin)(path)
  return visitOf(site, { path, query }, { cookies, origin })
}

/** Longer paths are invented, and would fill the memory. */
const LONGEST_KNOWN = 200

const visits = new WeakMap<SiteFacts, (origin: string) => (path: string) => KeptVisit | undefined>()

/** Nearly all visits: an address without a query, asked for without a cookie. */
function plainVisits(site: SiteFacts) {
  let known = visits.get(site)
  if (!known) {
    known = memo(10, (origin) =>
      memo(1000, (path) => visitOf(site, { path, query: '' }, { cookies: undefined, origin })),
    )
    visits.set(site, known)
  }
  return known
}

function visitOf(
  site: SiteFacts,
  { path, query }: Target,
  { cookies, origin }: { cookies: string | undefined; origin: string },
): KeptVisit | undefined {
  const kind = keptAs(path)
  if (!kind || (kind === 'page' && isSignedIn(cookies))) return undefined
  const asked = query === '' ? undefined : new URLSearchParams(query)
  // A notice is shown once, to the user who sent the form.
  if (kind === 'page' && asked?.has('notice')) return undefined
  const wish = offeredLanguage(site, asked?.get('language'))
  const url = asked ? addressWith({ language: wish, page: pageOf(path, asked) }, path) : path
  if (kind !== 'page') return { kind, key: `${origin}${url}`, origin, url, cookie: '' }
  const language = requestLanguage(site, { query: wish, cookie: languageCookieOf(cookies) })
  const mark = agreedMark(site, disclaimerCookieOf(cookies))
  const cookie = `${LANGUAGE_COOKIE}=${language}${mark ? `; ${DISCLAIMER_COOKIE}=${mark}` : ''}`
  return { kind, key: `${cookie} ${origin}${url}`, origin, url, cookie }
}

function addressWith(known: Record<string, string | undefined>, path: string): string {
  const given = Object.entries(known).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `${path}?${given.map(([name, value]) => `${name}=${value}`).join('&')}` : path
}

/** The page number within a section. The first page has no number. */
function pageOf(path: string, asked: URLSearchParams | undefined): string | undefined {
  const page = asked?.get('page')
  return page && isPaged(path) && /^[1-9]\d{0,3}$/.test(page) ? page : undefined
}

/** The language that the address asks for, if it is not in the visitor's cookie yet. */
export function chosenLanguage(site: SiteFacts, { query }: Target, cookies: string | undefined): string | undefined {
  if (!query.includes(LANGUAGE_COOKIE) || isSignedIn(cookies)) return undefined
  const wish = offeredLanguage(site, new URLSearchParams(query).get('language'))
  return wish && wish !== languageCookieOf(cookies) ? wish : undefined
}

function offeredLanguage({ languages }: SiteFacts, wish: string | null | undefined): string | undefined {
  const language = wish === 'origin' ? 'en' : wish
  return language && languages.some(({ langcode }) => langcode === language) ? language : undefined
}

/** The cookie's value, if it records agreement to the current disclaimer. */
function agreedMark({ general }: SiteFacts, cookie: string | undefined): string | undefined {
  return cookie && cookie === disclaimerMark(general.disclaimer_text) ? cookie : undefined
}
