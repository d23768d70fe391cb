import { changeTimeOff, removeTimeOff, requireTimeOff } from '#server/availability/calendar/saveTimeOff.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { TimeOff, TimeOffChange } from '#shared/contract/availability.ts'
import { HoursPath } from '#shared/contract/instructorCalendars.ts'

export const PATCH = endpoint({
  summary: 'Changes time off of the user: fields that are not sent stay.',
  access: 'availability_feature_manage_own',
  params: HoursPath,
  current: { read: ({ params, user, locals: { db } }) => requireTimeOff(db.reader, user.uid, params.id) },
  body: TimeOffChange,
  answer: TimeOff,
  run: async ({ params, body, user, locals: { db } }) => ({
    data: await changeTimeOff(db, user.uid, params.id, body),
  }),
})

export const DELETE = endpoint({
  summary: 'Deletes time off of the user.',
  access: 'availability_feature_manage_own',
  params: HoursPath,
  answer: TimeOff,
  status: 204,
  async run({ params, user, locals: { db } }) {
    await removeTimeOff(db, user.uid, params.id)
    return { data: null }
  },
})

export const ALL = otherMethods({ PATCH, DELETE })
