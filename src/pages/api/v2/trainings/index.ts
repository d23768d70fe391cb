import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { catalogueVisit } from '#server/catalogue/catalogueVisit.ts'
import { pagedTrainings } from '#server/catalogue/list/pagedTrainings.ts'
import { selectionOf } from '#server/catalogue/list/trainingQuery.ts'
import { createManagedTraining } from '#server/catalogue/desk/saveManagedTraining.ts'
import { ManagedTraining, NewManagedTraining } from '#shared/contract/managedTrainings.ts'
import { TrainingCard, TrainingQuery } from '#shared/contract/trainings.ts'

export const GET = endpoint({
  summary:
    'Lists the trainings that the user may see, filtered, searched and ordered; `meta` holds the counts of each facet.',
  access: 'storefront_page',
  query: TrainingQuery,
  answer: TrainingCard,
  list: true,
  run: async ({ query, locals }) =>
    pagedTrainings(locals.db.reader, { ...selectionOf(query), ...(await catalogueVisit(locals)) }),
})

export const POST = endpoint({
  summary:
    'Creates a training, for administrators. It needs a title in one language; it is a draft unless `published` is true.',
  access: 'site_settings',
  body: NewManagedTraining,
  answer: ManagedTraining,
  status: 201,
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await createManagedTraining(db, body, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ GET, POST })
