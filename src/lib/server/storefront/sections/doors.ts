import { writeQuery } from '#shared/contract/query.ts'
import type { TermLink } from '#shared/sections/parts.ts'
import { countedTerms } from '../../catalogue/facts/countedTerms.ts'
import type { LoadContext, Loader } from './loader.ts'

/** Topics as doors into the catalogue: tiles of their own, or chips under a search field. */
export const categories: Loader<'categories'> = async (settings, context) => ({
  terms: termLinks(context, settings),
})

export const search: Loader<'search'> = async (settings, context) => ({
  terms: settings.topics === 0 ? [] : termLinks(context, { vocabulary: 'topic', terms: [], size: settings.topics }),
})

export const hero: Loader<'hero'> = async (settings, context) => ({
  terms: settings.topics === 0 ? [] : termLinks(context, { vocabulary: 'topic', terms: [], size: settings.topics }),
})

function termLinks(
  context: LoadContext,
  asked: { vocabulary: string; terms: readonly number[]; size: number },
): TermLink[] {
  const { catalogue, language, user } = context
  context.shows('terms', 'trainings:newest')
  return countedTerms(catalogue, { ...asked, user, language }).map((term) => ({
    ...term,
    url: `/search?${writeQuery({ [asked.vocabulary]: [term.tid] })}`,
  }))
}
