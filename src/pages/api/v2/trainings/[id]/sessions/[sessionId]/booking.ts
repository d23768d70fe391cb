import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { BookingPath, OwnBooking } from '#shared/contract/bookings.ts'
import { Training } from '#shared/contract/trainings.ts'

export const POST = endpoint({
  summary:
    'Books a place in a session, or the next turn on its waiting list, and enrols the user. Doing so again changes nothing. Returns 409 `begun`, `cancelled`, or `not_free` if the training costs money or points.',
  access: 'availability',
  params: BookingPath,
  answer: OwnBooking,
  status: 201,
  also: 200,
  refuses: { 409: { purchase: Training.shape.purchase } },
  async run({ params, user, locals: { db, now } }) {
    const { changed, ...data } = await bookSession(db, {
      user,
      trainingId: params.id,
      sessionId: params.sessionId,
      now,
    })
    return { data, status: changed ? 201 : 200 }
  },
})

export const DELETE = endpoint({
  summary:
    'Cancels the user’s booking; the first person of the waiting list gets the place. Doing so again changes nothing. Returns 409 `begun` if the session has begun.',
  access: 'availability',
  params: BookingPath,
  answer: OwnBooking,
  refuses: { 409: {} },
  async run({ params, user, locals: { db, now } }) {
    const { changed: _, ...data } = await cancelBooking(db, {
      user,
      trainingId: params.id,
      sessionId: params.sessionId,
      now,
    })
    return { data }
  },
})

export const ALL = otherMethods({ POST, DELETE })
