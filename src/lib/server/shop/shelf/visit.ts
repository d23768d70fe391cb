import type { CurrentUser } from '../../people/currentUser.ts'
import type { SiteTime } from '../../points/siteTime.ts'

/** Who stands in the shop, reading which language, when. */
export interface Visit extends SiteTime {
  user: CurrentUser
  language: string
  /** In which texts are that the reader's language lacks. */
  siteLanguage: string
}

/** The visit that a request is. */
export function visitOf(
  user: CurrentUser,
  { language, site, now }: Pick<App.Locals, 'language' | 'site' | 'now'>,
): Visit {
  const { default_language: siteLanguage, timezone: timeZone } = site.general
  return { user, language, siteLanguage, now, timeZone }
}
