import { writeQuery } from '#shared/contract/query.ts'
import type { TermLink } from '#shared/sections/parts.ts'
import { countedTerms } from '../../catalogue/facts/countedTerms.ts'
import type { LoadContext } from './loader.ts'

/** Returns the terms that link to a search for their trainings, and notes what they depend on. */
export function termLinks(
  { catalogue, language, siteLanguage, user, shows }: LoadContext,
  choice: { vocabulary: string; terms: readonly number[]; size: number },
): TermLink[] {
  shows('terms', 'trainings:newest')
  return countedTerms(catalogue, { ...choice, user, language, siteLanguage }).map((term) => ({
    ...term,
    url: `/search?${writeQuery({ [choice.vocabulary]: [term.tid] })}`,
  }))
}

/** Returns the links to the topics with most trainings; none if `size` is 0. */
export function topicLinks(context: LoadContext, size: number): TermLink[] {
  return size === 0 ? [] : termLinks(context, { vocabulary: 'topic', terms: [], size })
}
