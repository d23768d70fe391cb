import type { APIContext, APIRoute } from 'astro'
import { flagsFor } from '#shared/access/flags.ts'
import { createCacheClock } from '#server/cache/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { CurrentUser } from '#server/people/currentUser.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { rememberedCatalogue } from '#server/catalogue/facts/rememberedCatalogue.ts'
import { createSearchIndex } from '#server/catalogue/search/searchIndex.ts'
import { morning } from '#tests/support/freshDatabase.ts'

interface Called {
  user?: CurrentUser | null
  language?: string
  params?: Record<string, string>
  body?: unknown
  method?: string
  features?: Partial<typeof defaultGeneral.features>
}

/** Calls a method of the contract as the site does, for one site that is kept between calls. */
export function caller(db: Database) {
  const clock = createCacheClock(db)
  const search = createSearchIndex(db.reader, clock)
  const remembered = rememberedCatalogue(db.reader, clock)
  const catalogue = () => clock.sync().then(remembered)
  return async (route: APIRoute, path: string, called: Called = {}) => {
    const { user = null, language = 'en', params = {}, body, method = body === undefined ? 'GET' : 'POST' } = called
    const url = new URL(path, 'http://localhost/api/v2/')
    const features = { ...defaultGeneral.features, ...called.features }
    const { default_language: siteLanguage, timezone: timeZone } = defaultGeneral
    const locals = {
      db,
      user,
      visit: { user, language, siteLanguage, timeZone, now: morning },
      language,
      flags: flagsFor(features, user ? user.permissions : null),
      site: { general: { ...defaultGeneral, features } },
      t: (source: string) => source,
      now: morning,
      requestId: 'test',
      runtime: { search, catalogue, log: { error: console.error, warn: console.warn } },
    }
    const request = new Request(url, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    // The parts that the endpoint does not use are missing: a call that needs them fails here.
    const context = { url, params, locals, request, cookies: {} } as unknown as APIContext
    const answer = await route(context)
    if (!(answer instanceof Response)) throw new Error('No answer')
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, ...(text ? JSON.parse(text) : {}) }
  }
}
