import { courseCalendar } from '#server/availability/calendar/courseCalendar.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readRange } from '#shared/availability/ranges.ts'
import { FreeTimeOfPeopleQuery } from '#shared/contract/availability.ts'
import { CourseCalendar } from '#shared/contract/instructorCalendars.ts'

export const GET = endpoint({
  summary:
    'Returns the time of people in a span, in the given order: free time, the class of reason of busy times, and sessions. A note is there only if the person shows it. People who do not teach are left out.',
  access: 'availability_feature_manage',
  query: FreeTimeOfPeopleQuery,
  answer: CourseCalendar,
  list: true,
  run: async ({ query, locals: { db } }) => ({ data: await courseCalendar(db.reader, query.uid, readRange(query)) }),
})

export const ALL = otherMethods({ GET })
