import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { findTraining } from '#server/enrolments/findTraining.ts'
import { TrainingPath } from '#server/catalogue/list/trainingQuery.ts'
import { Training } from '#shared/contract/trainings.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'One training with its description and the user’s enrolment.',
  access: 'storefront_page',
  params: TrainingPath,
  answer: Training,
  async run({ params, locals: { db, user, visit } }) {
    const training = await findTraining(db.reader, user, params.id, visit)
    if (!training) throw notFound()
    return { data: training }
  },
})

export const ALL = otherMethods({ GET })
