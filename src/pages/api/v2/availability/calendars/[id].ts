import { changeCalendar, removeCalendar } from '#server/availability/feeds/subscribed/subscribedCalendars.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import {
  SubscribedCalendar,
  SubscribedCalendarChange,
  SubscribedCalendarPath,
} from '#shared/contract/subscribedCalendars.ts'
import { z } from 'zod'

export const PATCH = endpoint({
  summary:
    'Changes the name or the address of one of the user’s subscribed calendars. Another address is read at once.',
  access: 'availability_feature_manage_own',
  params: SubscribedCalendarPath,
  body: SubscribedCalendarChange,
  answer: SubscribedCalendar,
  refuses: { 429: {} },
  run: async ({ params, body, user, locals: { db, t, now } }) => ({
    data: await changeCalendar(db, params.id, body, { uid: user.uid, t, now }),
  }),
})

export const DELETE = endpoint({
  summary: 'Ends the subscription of one of the user’s calendars. Its busy times no longer count.',
  access: 'availability_feature_manage_own',
  params: SubscribedCalendarPath,
  answer: z.null(),
  status: 204,
  async run({ params, user, locals: { db } }) {
    await removeCalendar(db, params.id, { uid: user.uid })
    return { data: null }
  },
})

export const ALL = otherMethods({ PATCH, DELETE })
