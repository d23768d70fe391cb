import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { findTraining } from '#server/enrolments/findTraining.ts'
import { TrainingPath } from '#server/catalogue/list/trainingQuery.ts'
import { requireManagedTraining } from '#server/catalogue/desk/managedTraining.ts'
import { changeManagedTraining } from '#server/catalogue/desk/saveManagedTraining.ts'
import { ManagedTraining, ManagedTrainingChange } from '#shared/contract/managedTrainings.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'
import { Training } from '#shared/contract/trainings.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'Returns a training with its description and the user’s enrolment.',
  access: 'storefront_page',
  params: TrainingPath,
  answer: Training,
  async run({ params, locals: { db, user, visit } }) {
    const training = await findTraining(db.reader, user, params.id, visit)
    if (!training) throw notFound()
    return { data: training }
  },
})

export const PATCH = endpoint({
  summary:
    'Changes the given fields of a training, for administrators; `published` shows it to learners or hides it, `texts` replaces the texts in all languages. Returns 409 if it has been changed since `revision`. `GET trainings/manage/{id}` returns the fields.',
  access: 'site_settings',
  params: TrainingPath,
  current: {
    read: ({ params: { id }, locals: { db } }) => requireManagedTraining(db.reader, id),
    derived: ['changed'],
  },
  body: ManagedTrainingChange,
  answer: ManagedTraining,
  refuses: { 409: staleRevisionMembers },
  run: async ({ params: { id }, body, user, locals: { db, now } }) => ({
    data: await changeManagedTraining(db, id, body, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ GET, PATCH })
