import { type Flag, flagsFor } from '#shared/access/flags.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { storedDirection } from '#shared/i18n/languages.ts'
import { readerText } from '#shared/i18n/readerText.ts'
import type { Appearance } from '#shared/theme/appearance.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { organizationAt, siteFor, siteWithDraft } from '../site/brandedSite.ts'
import type { Site } from '../site/site.ts'
import { type Theme, themeOf } from '../site/theme/current.ts'

/** The parts of a request that depend on its host, and on the organisations and permissions of its user, only. */
export interface ShownSite {
  site: Site
  /** The organisation that is mapped to the host. */
  hostOrganization: number | undefined
  flags: Readonly<Record<Flag, boolean>>
  theme: Theme
  /** The same for each language in which it was shown. */
  languages: Map<string, ShownLanguage>
}

interface ShownLanguage extends Pick<App.Locals, 'direction' | 't'> {
  /** The text of the cookie disclaimer. */
  disclaimer: string
}

interface Asking {
  /** Scheme and host of the request. */
  origin: string
  user: Pick<CurrentUser, 'permissions' | 'organizations'> | null
}

/** A published site as it was shown last to users with some permissions. */
interface Shown extends Pick<Asking, 'origin'> {
  organizations: readonly number[]
  shown: ShownSite
}

const lastShown = new WeakMap<Site, WeakMap<ReadonlySet<string>, Shown>>()
const permissionsOfVisitors: ReadonlySet<string> = new Set()
const noOrganizations: readonly number[] = []

/**
 * The site as a user sees it. Users with the same permissions share it, so that it is put together once: for each
 * request, that took as long as its statements.
 */
export function shownSite(published: Site, { origin, user }: Asking): ShownSite | Promise<ShownSite> {
  const key = user?.permissions ?? permissionsOfVisitors
  const organizations = user?.organizations ?? noOrganizations
  const known = lastShown.get(published)
  const last = known?.get(key)
  if (last?.origin === origin && last.organizations === organizations) return last.shown
  return show(siteFor(published, { origin, organizations }), published, { origin, user }).then((shown) => {
    const byPermissions = lastShown.get(published) ?? new WeakMap()
    lastShown.set(published, byPermissions.set(key, { origin, organizations, shown }))
    return shown
  })
}

/** The same with an appearance that only this user sees. */
export function draftedSite(published: Site, appearance: Appearance, asking: Asking): Promise<ShownSite> {
  return show(siteWithDraft(published, appearance), published, asking)
}

async function show(site: Site, published: Site, { origin, user }: Asking): Promise<ShownSite> {
  return {
    site,
    hostOrganization: organizationAt(published, origin),
    flags: flagsFor(site.features, user ? user.permissions : null),
    theme: await themeOf(site),
    languages: new Map(),
  }
}

/**
 * The parts that depend on the language, too.
 * @param language one that the site has
 */
export function shownIn({ site, languages }: ShownSite, language: string): ShownLanguage {
  const known = languages.get(language)
  if (known) return known
  const { disclaimer_text, default_language: siteLanguage } = site.general
  const shown = {
    direction: storedDirection(site.languages, language),
    t: site.translator(language),
    disclaimer: readerText(disclaimer_text, { language, siteLanguage }),
  }
  languages.set(language, shown)
  return shown
}

/** The formats of a user, or of a visitor. */
export function formatsOf(site: Site, user: Pick<CurrentUser, 'timezone'> | null, language: string) {
  const { timezone, date_time_formats } = site.general
  return formatsFor({ lang: language, timeZone: user?.timezone ?? timezone, patterns: date_time_formats })
}
