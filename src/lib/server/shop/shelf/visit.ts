import type { Asker } from '../../people/asker.ts'
import type { SiteTime } from '../../points/siteTime.ts'

/** Who stands in the shop, reading which language, when. */
export interface Visit extends SiteTime {
  asker: Asker
  language: string
  /** In which texts are that the reader's language lacks. */
  siteLanguage: string
}

/** The visit that a request is. */
export function visitOf(asker: Asker, { language, site, now }: Pick<App.Locals, 'language' | 'site' | 'now'>): Visit {
  const { default_language: siteLanguage, timezone: timeZone } = site.general
  return { asker, language, siteLanguage, now, timeZone }
}
