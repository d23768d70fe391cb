import { feedAddress, renewFeedAddress } from '#server/availability/feeds/published/feedAddress.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { FeedAddress } from '#shared/contract/subscribedCalendars.ts'

export const GET = endpoint({
  summary:
    'Returns the secret address of the user’s feed (iCalendar), for calendar programs: sessions, time off and busy times. The first call creates it.',
  access: 'availability_feature_manage_own',
  answer: FeedAddress,
  run: async ({ user, locals: { db, origin } }) => ({ data: await feedAddress(db, user.uid, origin) }),
})

export const POST = endpoint({
  summary: 'Creates a new address of the user’s feed. The old one leads to nothing from then on.',
  access: 'availability_feature_manage_own',
  answer: FeedAddress,
  status: 201,
  run: async ({ user, locals: { db, origin } }) => ({ data: await renewFeedAddress(db, user.uid, origin) }),
})

export const ALL = otherMethods({ GET, POST })
