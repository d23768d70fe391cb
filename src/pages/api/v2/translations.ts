import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { Translation, TranslationQuery } from '#shared/contract/site.ts'
import { canonicalLanguage } from '#shared/i18n/languages.ts'

export const GET = endpoint({
  summary: 'Lists the strings of the interface in a language; a source string that is not listed is shown as it is.',
  access: 'public',
  query: TranslationQuery,
  answer: Translation,
  list: true,
  async run({ query, locals: { site, language } }) {
    const { strings } = site.translations(canonicalLanguage(query.language ?? language) ?? language)
    return { data: [...strings].map(([source, translation]) => ({ source, translation })) }
  },
})

export const ALL = otherMethods({ GET })
