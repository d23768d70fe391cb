import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listScheduleVersions } from '#server/points/schedules/listScheduleVersions.ts'
import { SchedulePath, ScheduleVersion, ScheduleVersionsQuery } from '#shared/contract/schedules.ts'

export const GET = endpoint({
  summary: 'Lists the versions of an expiry schedule, the newest first: their terms, who saved them and when.',
  access: 'incentives_shop_settings_available',
  params: SchedulePath,
  query: ScheduleVersionsQuery,
  answer: ScheduleVersion,
  list: true,
  run: ({ params, query, locals: { db } }) => listScheduleVersions(db.reader, params.id, query),
})

export const ALL = otherMethods({ GET })
