import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { requireSchedule } from '#server/points/schedules/readSchedules.ts'
import { removeSchedule } from '#server/points/schedules/removeSchedule.ts'
import { changeSchedule } from '#server/points/schedules/saveSchedule.ts'
import { Schedule, ScheduleChange, SchedulePath } from '#shared/contract/schedules.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns an expiry schedule.',
  access: 'incentives_shop_settings_available',
  params: SchedulePath,
  answer: Schedule,
  run: async ({ params, locals: { db } }) => ({ data: await requireSchedule(db.reader, params.id) }),
})

export const PATCH = endpoint({
  summary:
    'Changes an expiry schedule: what is not sent stays. Other terms are a new version, for what is earned from now on. Returns 409 if it has been changed since `revision`.',
  access: 'incentives_shop_settings_available',
  params: SchedulePath,
  current: {
    read: ({ params, locals: { db } }) => requireSchedule(db.reader, params.id),
    derived: ['version', 'changed', 'held', 'named_by'],
  },
  body: ScheduleChange,
  answer: Schedule,
  refuses: { 409: staleRevisionMembers },
  run: async ({ params, body, user, locals: { db, now } }) => ({
    data: await changeSchedule(db, params.id, body, { by: user.uid, now }),
  }),
})

export const DELETE = endpoint({
  summary:
    'Deletes an expiry schedule that was never used (204). One that points or rules have is archived instead, and answered as it is then (200).',
  access: 'incentives_shop_settings_available',
  params: SchedulePath,
  answer: Schedule,
  also: 204,
  refuses: { 409: {} },
  async run({ params, user, locals: { db, now } }) {
    const archived = await removeSchedule(db, params.id, { by: user.uid, now })
    return archived ? { data: archived } : { data: null, status: 204 }
  },
})

export const ALL = otherMethods({ GET, PATCH, DELETE })
