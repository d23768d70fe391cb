import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { pagedTrainings } from '#server/trainings/pagedTrainings.ts'
import { TrainingQuery, wantedOf } from '#server/trainings/trainingQuery.ts'
import { TrainingCard } from '#shared/contract/trainings.ts'

export const GET = endpoint({
  summary:
    'Lists the trainings that the asker may see, filtered, searched and ordered; `meta` holds the counts of each facet.',
  access: 'storefront_page',
  query: TrainingQuery,
  answer: TrainingCard,
  list: true,
  run: async ({ query, locals: { db, user, language, site, now, runtime } }) =>
    pagedTrainings(db.reader, {
      ...wantedOf(query),
      asker: user,
      language,
      siteLanguage: site.general.default_language,
      now,
      catalogue: await runtime.catalogue(),
      search: runtime.search,
    }),
})

export const ALL = otherMethods({ GET })
