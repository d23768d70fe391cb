import type { Audience } from '#shared/audience/restrictions.ts'
import type { CurrentUser } from './currentUser.ts'

/** As far as an audience is made of it. */
type Known = Pick<CurrentUser, 'language' | 'country' | 'title_tid' | 'organizations' | 'profile'>

/**
 * What the one evaluator knows of who is asking. Of a visitor only the language of the request is known;
 * a person's own language goes before it.
 */
export function audienceOf(user: Known | null, language: string): Audience {
  if (!user) return { language: [language] }
  return {
    ...user.profile,
    language: [user.language ?? language],
    country: user.country ? [user.country] : [],
    title: user.title_tid ? [user.title_tid] : [],
    organizations: user.organizations,
  }
}
