import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { chosenTrainings } from '#server/storefront/chosenTrainings.ts'
import { ChosenTraining, ChosenTrainingsQuery } from '#shared/contract/managedStorefront.ts'

export const GET = endpoint({
  summary:
    'Returns the titles of the trainings with these ids, and who can see each of them. Deleted ones are left out.',
  access: 'storefront_manage',
  query: ChosenTrainingsQuery,
  answer: ChosenTraining,
  list: true,
  run: async ({ query: { ids = [] }, locals: { db, visit } }) => ({
    data: await chosenTrainings(db.reader, ids, visit),
  }),
})

export const ALL = otherMethods({ GET })
