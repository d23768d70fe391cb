import type { Audience } from '#shared/audience/restrictions.ts'
import type { CurrentUser } from './currentUser.ts'

/** The facts about a user that decide about an audience. */
type Known = Pick<CurrentUser, 'language' | 'country' | 'title_tid' | 'organizations' | 'profile'>

/**
 * The user as the evaluator of audiences sees it. For a visitor only the language of the request is known, and the
 * organisation at whose host name the page is; a user's own language comes first.
 */
export function audienceOf(user: Known | null, language: string, hostOrganization?: number): Audience {
  if (!user) return { language: [language], organizations: hostOrganization === undefined ? [] : [hostOrganization] }
  return {
    ...user.profile,
    language: [user.language ?? language],
    country: user.country ? [user.country] : [],
    title: user.title_tid ? [user.title_tid] : [],
    organizations: user.organizations,
  }
}
