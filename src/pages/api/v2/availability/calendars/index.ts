import { listCalendars, subscribe } from '#server/availability/feeds/subscribed/subscribedCalendars.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { NewSubscribedCalendar, SubscribedCalendar } from '#shared/contract/subscribedCalendars.ts'

export const GET = endpoint({
  summary:
    'Lists the user’s subscribed calendars, whose busy times count. `read_at` says how fresh they are, `failure` why the last reading failed.',
  access: 'availability_feature_manage_own',
  answer: SubscribedCalendar,
  list: true,
  run: async ({ user, locals: { db, t } }) => ({ data: await listCalendars(db.reader, { uid: user.uid, t }) }),
})

export const POST = endpoint({
  summary:
    'Subscribes to a calendar elsewhere (`https:` or `webcal:`) and reads it at once, for at most 10 seconds; `failure` says why that failed. Only busy times are stored.',
  access: 'availability_feature_manage_own',
  body: NewSubscribedCalendar,
  answer: SubscribedCalendar,
  status: 201,
  refuses: { 429: {} },
  idempotency: { heldBy: 'verb' },
  run: async ({ body, user, idempotencyKey, locals: { db, t, now } }) => ({
    data: await subscribe(db, body, { uid: user.uid, t, now }, idempotencyKey),
  }),
})

export const ALL = otherMethods({ GET, POST })
