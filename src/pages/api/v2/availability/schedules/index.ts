import { listOwnSchedules } from '#server/availability/calendar/readHours.ts'
import { createOwnSchedule } from '#server/availability/calendar/saveOwnSchedule.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { AvailabilitySchedule, NewAvailabilitySchedule } from '#shared/contract/availability.ts'

export const GET = endpoint({
  summary: 'Lists the user’s schedules, the default first.',
  access: 'availability_feature_manage_own',
  answer: AvailabilitySchedule,
  list: true,
  run: async ({ user, locals: { db } }) => ({ data: await listOwnSchedules(db.reader, user.uid) }),
})

export const POST = endpoint({
  summary: 'Creates a schedule of the user, at most five. The first one becomes the default.',
  access: 'availability_feature_manage_own',
  body: NewAvailabilitySchedule,
  answer: AvailabilitySchedule,
  status: 201,
  run: async ({ body, user: { uid }, locals: { db, now } }) => ({
    data: await createOwnSchedule(db, { uid, now }, body),
  }),
})

export const ALL = otherMethods({ GET, POST })
