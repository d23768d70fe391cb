import { courseFreeTime } from '#server/availability/calendar/freeTime.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readRange } from '#shared/availability/ranges.ts'
import { FreeTime, FreeTimeOfPeopleQuery } from '#shared/contract/availability.ts'

export const GET = endpoint({
  summary:
    'Lists the free time of people in a span: maximal ranges, sorted, in the order of the people. People who do not teach are left out.',
  access: 'availability_feature_manage',
  query: FreeTimeOfPeopleQuery,
  answer: FreeTime,
  list: true,
  run: async ({ query, locals: { db } }) => ({ data: await courseFreeTime(db.reader, query.uid, readRange(query)) }),
})

export const ALL = otherMethods({ GET })
