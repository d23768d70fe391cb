import { type Flag, flagsFor } from '#shared/access/flags.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { storedDirection } from '#shared/i18n/languages.ts'
import { readerText } from '#shared/i18n/readerText.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { Site } from '../site/site.ts'
import { type Theme, themeOf } from '../site/theme/current.ts'

/** The parts of a request that depend on its site, brand included, and on the permissions of its user only. */
export interface ShownSite {
  site: Site
  flags: Readonly<Record<Flag, boolean>>
  theme: Theme
  /** The same for each language in which it was shown. */
  languages: Map<string, ShownLanguage>
}

interface ShownLanguage extends Pick<App.Locals, 'direction' | 't'> {
  /** The text of the cookie disclaimer. */
  disclaimer: string
}

const shownSites = new WeakMap<Site, WeakMap<ReadonlySet<string>, ShownSite>>()
const permissionsOfVisitors: ReadonlySet<string> = new Set()

/**
 * The site as users with these permissions see it; visitors have none. It is put together once: for each request, that
 * took as long as its statements.
 */
export function shownSite(site: Site, permissions: ReadonlySet<string> | undefined): ShownSite | Promise<ShownSite> {
  const key = permissions ?? permissionsOfVisitors
  return (
    shownSites.get(site)?.get(key) ??
    show(site, permissions).then((shown) => {
      const byPermissions = shownSites.get(site) ?? new WeakMap<ReadonlySet<string>, ShownSite>()
      shownSites.set(site, byPermissions.set(key, shown))
      return shown
    })
  )
}

async function show(site: Site, permissions: ReadonlySet<string> | undefined): Promise<ShownSite> {
  const flags = Object.freeze(flagsFor(site.features, permissions ?? null))
  return { site, flags, theme: await themeOf(site), languages: new Map() }
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
