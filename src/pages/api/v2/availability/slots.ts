import { ownFreeTime } from '#server/availability/calendar/freeTime.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readRange } from '#shared/availability/ranges.ts'
import { FreeTime, FreeTimeQuery } from '#shared/contract/availability.ts'

export const GET = endpoint({
  summary: 'Lists the user’s free time in a span: maximal ranges, sorted.',
  access: 'availability_feature_manage_own',
  query: FreeTimeQuery,
  answer: FreeTime,
  list: true,
  run: async ({ query, user, locals: { db } }) => ({ data: await ownFreeTime(db.reader, user.uid, readRange(query)) }),
})

export const ALL = otherMethods({ GET })
