import { ownCalendar } from '#server/availability/calendar/ownCalendar.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readRange } from '#shared/availability/ranges.ts'
import { FreeTimeQuery } from '#shared/contract/availability.ts'
import { OwnCalendar } from '#shared/contract/instructorCalendars.ts'

export const GET = endpoint({
  summary:
    'Returns the user’s calendar in a span: hours, free time, busy times, time off, sessions, and the changes of the clock up to the next one after it.',
  access: 'availability_feature_manage_own',
  query: FreeTimeQuery,
  answer: OwnCalendar,
  run: async ({ query, user, locals: { db } }) => ({ data: await ownCalendar(db.reader, user.uid, readRange(query)) }),
})

export const ALL = otherMethods({ GET })
