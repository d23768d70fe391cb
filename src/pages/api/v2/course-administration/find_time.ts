import { findTimesFor } from '#server/availability/sessions/findTimesFor.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { FindTimeBody, FoundTimes } from '#shared/contract/trainingSessions.ts'

export const POST = endpoint({
  summary: 'Finds the times at which all of these people are free, the best first, and why the others are not.',
  access: 'availability_feature_manage',
  body: FindTimeBody,
  answer: FoundTimes,
  // It stores nothing.
  idempotency: { heldBy: 'nobody' },
  run: async ({ body, locals: { db } }) => ({ data: await findTimesFor(db.reader, body) }),
})

export const ALL = otherMethods({ POST })
