import { endPersonBooking } from '#server/availability/bookings/endPersonBooking.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { SessionBooking } from '#shared/contract/bookings.ts'
import { PathId } from '#shared/contract/common.ts'
import { z } from 'zod'

export const DELETE = endpoint({
  summary:
    'Ends the booking of a person, notifies the person, and returns all bookings. The place goes to the first person of the waiting list. Returns 409 `begun` if the session has begun.',
  access: 'availability_feature_manage',
  params: z.object({ id: PathId, uid: PathId }),
  answer: SessionBooking,
  list: true,
  refuses: { 404: {}, 409: {} },
  async run({ params, user, locals: { db, now } }) {
    return { data: await endPersonBooking(db, { sessionId: params.id, uid: params.uid, by: user.uid, now }) }
  },
})

export const ALL = otherMethods({ DELETE })
