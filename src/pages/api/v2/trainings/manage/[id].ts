import { requireManagedTraining } from '#server/catalogue/desk/managedTraining.ts'
import { TrainingPath } from '#server/catalogue/list/trainingQuery.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { ManagedTraining } from '#shared/contract/managedTrainings.ts'

export const GET = endpoint({
  summary: 'Returns a training with its texts in all languages and everything that administrators can change.',
  access: 'site_settings',
  params: TrainingPath,
  answer: ManagedTraining,
  run: async ({ params: { id }, locals: { db } }) => ({ data: await requireManagedTraining(db.reader, id) }),
})

export const ALL = otherMethods({ GET })
