import { listTimeOff } from '#server/availability/calendar/readHours.ts'
import { createTimeOff } from '#server/availability/calendar/saveTimeOff.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { TimeOff, NewTimeOff } from '#shared/contract/availability.ts'

export const GET = endpoint({
  summary: 'Lists the user’s time off, by its beginning.',
  access: 'availability_feature_manage_own',
  answer: TimeOff,
  list: true,
  run: async ({ user, locals: { db } }) => ({ data: await listTimeOff(db.reader, user.uid) }),
})

export const POST = endpoint({
  summary: 'Creates time off of the user; sessions never prevent it.',
  access: 'availability_feature_manage_own',
  body: NewTimeOff,
  answer: TimeOff,
  status: 201,
  run: async ({ body, user, locals: { db } }) => ({ data: await createTimeOff(db, user.uid, body) }),
})

export const ALL = otherMethods({ GET, POST })
