import { learnerSessions } from '#server/availability/bookings/learnerSessions.ts'
import { requireVisible } from '#server/catalogue/list/requireVisible.ts'
import { TrainingPath } from '#server/catalogue/list/trainingQuery.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { LearnerSession } from '#shared/contract/bookings.ts'

export const GET = endpoint({
  summary:
    'Lists the upcoming sessions of a training, the next one first, with the user’s own bookings, also of sessions that are cancelled.',
  access: 'availability',
  params: TrainingPath,
  answer: LearnerSession,
  list: true,
  async run({ params, user, locals: { db, now } }) {
    await requireVisible(db.reader, user, params.id)
    return { data: await learnerSessions(db.reader, params.id, user.uid, now) }
  },
})

export const ALL = otherMethods({ GET })
