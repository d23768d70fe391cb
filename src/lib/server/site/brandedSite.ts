import type { LocalisedText } from '#shared/contract/settings.ts'
import type { Appearance } from '#shared/theme/appearance.ts'
import { brandedAppearance } from '#shared/theme/brand.ts'
import { type LruCache, lruCache } from '../memory/lruCache.ts'
import type { Site } from './site.ts'

/** The facts of a request that decide on its brand. */
interface Asking {
  /** Scheme and host of the request. */
  origin: string
  /** The organisations of the user; none for visitors. */
  organizations: readonly number[]
}

/**
 * Returns the site as this user sees it. A member sees the brand of the organisation at whose host they are, else that
 * of their first organisation that has one; everyone else sees the brand of the host.
 */
export function siteFor(site: Site, { origin, organizations }: Asking): Site {
  if (site.brands.length === 0) return site
  const atHost = organizationAt(site, origin)
  const own = site.brands.map((one) => one.organization).filter((id) => organizations.includes(id))
  const shown = atHost !== undefined && (own.length === 0 || own.includes(atHost)) ? atHost : own[0]
  return shown === undefined ? site : siteOf(site, shown)
}

/** Returns the site with the brand of an organisation; the site itself if it has none. */
export function siteOf(site: Site, organization: number): Site {
  const published = publishedSite(site)
  const known = published.brands.find((one) => one.organization === organization)
  if (!known) return published
  return madeFrom(published)(String(organization), () => {
    const { brand } = known
    const site_name = named(published.general.site_name, brand.name)
    const branded: Site = {
      ...published,
      general: { ...published.general, site_name },
      appearance: brandedAppearance(published.appearance, brand),
      theme: { organization },
    }
    publishedSites.set(branded, published)
    return branded
  })
}

/** Returns the site without the brand of an organisation. */
export function publishedSite(site: Site): Site {
  return publishedSites.get(site) ?? site
}

/** Returns the site with an appearance that is not published. */
export function siteWithDraft(site: Site, appearance: Appearance): Site {
  return madeFrom(site)(`draft ${JSON.stringify(appearance)}`, () => {
    const drafted: Site = { ...site, appearance, theme: { isDraft: true } }
    // Files that anybody may keep come from the published site.
    publishedSites.set(drafted, publishedSite(site))
    return drafted
  })
}

/**
 * The organisation that is mapped to the host of an origin.
 * @param origin scheme and host
 */
export function organizationAt({ brands }: Pick<Site, 'brands'>, origin: string): number | undefined {
  if (brands.length === 0) return undefined
  const { hostname } = new URL(origin)
  return brands.find(({ brand }) => brand.hosts.includes(hostname))?.organization
}

/** The maximum number of brands of one state of the site in memory. Each has the theme that was made for it. */
const MOST = 50
const made = new WeakMap<Site, LruCache<Site>>()
const publishedSites = new WeakMap<Site, Site>()

function madeFrom(site: Site): LruCache<Site> {
  const known = made.get(site) ?? lruCache<Site>(MOST, 'branded sites')
  made.set(site, known)
  return known
}

/** A brand that is named in one language has no name of the site in another. */
function named(site: LocalisedText, own: LocalisedText): LocalisedText {
  return Object.values(own).some(Boolean) ? own : site
}
