import type { CurrentUser } from './currentUser.ts'

/** The user, languages and clock of one request. The middleware makes it once; verbs take it or the part they need. */
export interface Visit {
  /** null for visitors. */
  user: CurrentUser | null
  /** The reader's language. */
  language: string
  /** The language of texts that have no translation. */
  siteLanguage: string
  now: Date
  /** The site's time zone (IANA), in which its days begin and end. */
  timeZone: string
  /** The organisation at whose host name the page is; a visitor there counts as one of its own. */
  hostOrganization?: number | undefined
}

/** The visit of a signed-in user. */
export interface LearnerVisit extends Visit {
  user: CurrentUser
}

/**
 * Returns the visit of the signed-in user.
 * @throws Error for a visitor
 */
export function learnerOf({ user, ...visit }: Visit): LearnerVisit {
  if (!user) throw new Error('Nobody is signed in here: give the page a gate that sends visitors to the login.')
  return { ...visit, user }
}
