import type { Audience } from '#shared/audience/restrictions.ts'
import type { Asker } from './asker.ts'

/** As far as an audience is made of it. */
type Known = Pick<Asker, 'language' | 'country' | 'title_tid' | 'organizations' | 'profile'>

/**
 * What the one evaluator knows of who is asking. Of a visitor only the language of the request is known;
 * a person's own language goes before it.
 */
export function audienceOf(asker: Known | null, language: string): Audience {
  if (!asker) return { language: [language] }
  return {
    ...asker.profile,
    language: [asker.language ?? language],
    country: asker.country ? [asker.country] : [],
    title: asker.title_tid ? [asker.title_tid] : [],
    organizations: asker.organizations,
  }
}
