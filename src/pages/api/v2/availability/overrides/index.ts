import { listOverrides } from '#server/availability/calendar/readHours.ts'
import { createOverride } from '#server/availability/calendar/saveOverride.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { AvailabilityOverride, NewAvailabilityOverride } from '#shared/contract/availability.ts'

export const GET = endpoint({
  summary: 'Lists the user’s overrides, by their beginning.',
  access: 'availability_feature_manage_own',
  answer: AvailabilityOverride,
  list: true,
  run: async ({ user, locals: { db } }) => ({ data: await listOverrides(db.reader, user.uid) }),
})

export const POST = endpoint({
  summary:
    'Creates an override of the user: other hours than the weekly ones, or none, on days of the time zone of a schedule.',
  access: 'availability_feature_manage_own',
  body: NewAvailabilityOverride,
  answer: AvailabilityOverride,
  status: 201,
  run: async ({ body, user, locals: { db } }) => ({ data: await createOverride(db, user.uid, body) }),
})

export const ALL = otherMethods({ GET, POST })
