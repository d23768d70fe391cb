import { queryOptions } from '@tanstack/react-query'
import type { Messages } from '#shared/i18n/clientTranslate.ts'
import { call } from '../api.ts'

/** All strings of the interface in a language. */
export function translationsQuery(language: string) {
  return queryOptions({
    queryKey: ['translations', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Messages> => {
      const query = { context: 'interface' as const, language }
      const { data } = await call('GET translations', { query, whole: false, signal })
      return {
        lang: language,
        strings: Object.fromEntries(data.map(({ source, translation }) => [source, translation])),
      }
    },
  })
}
