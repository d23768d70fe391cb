import { changeOverride, removeOverride, requireOverride } from '#server/availability/calendar/saveOverride.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { AvailabilityOverride, AvailabilityOverrideChange } from '#shared/contract/availability.ts'
import { HoursPath } from '#shared/contract/instructorCalendars.ts'

export const PATCH = endpoint({
  summary: 'Changes an override of the user: fields that are not sent stay.',
  access: 'availability_feature_manage_own',
  params: HoursPath,
  current: { read: ({ params, user, locals: { db } }) => requireOverride(db.reader, user.uid, params.id) },
  body: AvailabilityOverrideChange,
  answer: AvailabilityOverride,
  run: async ({ params, body, user, locals: { db } }) => ({
    data: await changeOverride(db, user.uid, params.id, body),
  }),
})

export const DELETE = endpoint({
  summary: 'Deletes an override of the user.',
  access: 'availability_feature_manage_own',
  params: HoursPath,
  answer: AvailabilityOverride,
  status: 204,
  async run({ params, user, locals: { db } }) {
    await removeOverride(db, user.uid, params.id)
    return { data: null }
  },
})

export const ALL = otherMethods({ PATCH, DELETE })
