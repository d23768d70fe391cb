import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { simulateSchedule } from '#server/points/schedules/simulateSchedule.ts'
import { ScheduleSimulation, ScheduleWish } from '#shared/contract/schedules.ts'

export const POST = endpoint({
  summary: 'Shows which points from the last 90 days would expire, and when. Changes nothing.',
  access: 'incentives_shop_settings_available',
  body: ScheduleWish,
  answer: ScheduleSimulation,
  idempotency: { heldBy: 'nobody' },
  refuses: { 404: {} },
  run: async ({ body, locals: { db, visit } }) => ({
    data: await simulateSchedule(db.reader, body, visit),
  }),
})

export const ALL = otherMethods({ POST })
