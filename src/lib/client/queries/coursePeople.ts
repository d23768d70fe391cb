import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { SelectChoice } from './choices.ts'

/** The number of people that a search by name offers. */
const MOST_OFFERED = 20

/** The people who teach and whose names have this text. */
export function coursePeopleQuery(text: string) {
  return queryOptions({
    queryKey: ['course-administration', 'people', text],
    enabled: text !== '',
    queryFn: async ({ signal }) => {
      const { data } = await call('GET course-administration/people', {
        query: { s: text, limit: MOST_OFFERED },
        whole: false,
        signal,
      })
      return data.map(({ uid, full_name }): SelectChoice => ({ value: uid, label: full_name }))
    },
  })
}
