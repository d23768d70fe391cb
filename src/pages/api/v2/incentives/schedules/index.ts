import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { schedulesPage } from '#server/points/schedules/readSchedules.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { NewSchedule, Schedule, ScheduleQuery } from '#shared/contract/schedules.ts'

export const GET = endpoint({
  summary: 'Lists all expiry schedules, the default first.',
  access: 'incentives_shop_settings_available',
  query: ScheduleQuery,
  answer: Schedule,
  list: true,
  run: ({ query, locals: { db } }) => schedulesPage(db.reader, query),
})

export const POST = endpoint({
  summary: 'Creates an expiry schedule. While there is no default, the first one in use becomes it.',
  access: 'incentives_shop_settings_available',
  body: NewSchedule,
  answer: Schedule,
  status: 201,
  run: async ({ body, user, locals: { db, now } }) => ({ data: await createSchedule(db, body, { by: user.uid, now }) }),
})

export const ALL = otherMethods({ GET, POST })
