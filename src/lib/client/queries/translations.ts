import { queryOptions } from '@tanstack/react-query'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import { call } from '../api.ts'

/** The strings of the interface in any language of the site, for texts that are written in several languages at once. */
export function translationsQuery(lang: string) {
  return queryOptions({
    queryKey: ['translations', lang],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET translations', {
        query: { language: lang },
        whole: false,
        signal,
      })
      const strings = Object.fromEntries(data.map(({ source, translation }) => [source, translation]))
      return clientTranslate({ lang, strings })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
