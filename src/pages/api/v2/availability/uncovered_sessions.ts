import { uncoveredSessions } from '#server/availability/calendar/uncoveredSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { UncoveredSession, UncoveredWish } from '#shared/contract/instructorCalendars.ts'

export const POST = endpoint({
  summary:
    'Lists the coming sessions of the user, confirmed or requested, that would no longer be covered after a change. Nothing is saved.',
  access: 'availability_feature_manage_own',
  body: UncoveredWish,
  answer: UncoveredSession,
  list: true,
  idempotency: { heldBy: 'nobody' },
  run: async ({ body, user: { uid }, locals: { db, now } }) => ({
    data: await uncoveredSessions(db.reader, { uid, now }, body),
  }),
})

export const ALL = otherMethods({ POST })
