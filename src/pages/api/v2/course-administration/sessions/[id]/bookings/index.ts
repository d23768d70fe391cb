import { recordAttendance } from '#server/availability/bookings/recordAttendance.ts'
import { bookingsOf } from '#server/availability/bookings/bookingsOf.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { AttendanceBody, SessionBooking } from '#shared/contract/bookings.ts'
import { PathId } from '#shared/contract/common.ts'
import { z } from 'zod'

const SessionPath = z.object({ id: PathId })

export const GET = endpoint({
  summary:
    'Lists the bookings of a session: the people with a place by name, then the waiting list in its order, then the cancelled ones.',
  access: 'availability_feature_manage',
  params: SessionPath,
  answer: SessionBooking,
  list: true,
  refuses: { 404: {} },
  run: async ({ params, locals: { db } }) => ({ data: await bookingsOf(db.reader, params.id) }),
})

export const PATCH = endpoint({
  summary:
    'Records who attended a session, and returns all bookings. The first attendance of a person is the event `session_attended`; taking it back revokes the event. Returns 409 `not_begun` before the session begins.',
  access: 'availability_feature_manage',
  params: SessionPath,
  body: AttendanceBody,
  answer: SessionBooking,
  list: true,
  refuses: { 404: {}, 409: {} },
  async run({ params, body, user, locals: { db, visit } }) {
    return { data: await recordAttendance(db, { ...body, sessionId: params.id, by: user.uid }, visit) }
  },
})

export const ALL = otherMethods({ GET, PATCH })
