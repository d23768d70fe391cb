import {
  changeOwnSchedule,
  removeOwnSchedule,
  requireOwnSchedule,
} from '#server/availability/calendar/saveOwnSchedule.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { AvailabilitySchedule, AvailabilityScheduleChange } from '#shared/contract/availability.ts'
import { HoursPath } from '#shared/contract/instructorCalendars.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns a schedule of the user.',
  access: 'availability_feature_manage_own',
  params: HoursPath,
  answer: AvailabilitySchedule,
  run: async ({ params, user, locals: { db } }) => ({ data: await requireOwnSchedule(db.reader, user.uid, params.id) }),
})

export const PATCH = endpoint({
  summary:
    'Changes a schedule of the user: fields that are not sent stay. Returns 409 if it has been changed since `revision`, or if there would be no default.',
  access: 'availability_feature_manage_own',
  params: HoursPath,
  current: { read: ({ params, user, locals: { db } }) => requireOwnSchedule(db.reader, user.uid, params.id) },
  body: AvailabilityScheduleChange,
  answer: AvailabilitySchedule,
  refuses: { 409: staleRevisionMembers },
  run: async ({ params, body, user: { uid }, locals: { db, now } }) => ({
    data: await changeOwnSchedule(db, { uid, now }, params.id, body),
  }),
})

export const DELETE = endpoint({
  summary: 'Deletes a schedule of the user with its overrides. After the default, the oldest other one is the default.',
  access: 'availability_feature_manage_own',
  params: HoursPath,
  answer: AvailabilitySchedule,
  status: 204,
  async run({ params, user, locals: { db } }) {
    await removeOwnSchedule(db, user.uid, params.id)
    return { data: null }
  },
})

export const ALL = otherMethods({ GET, PATCH, DELETE })
