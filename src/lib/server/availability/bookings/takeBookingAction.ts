import type { z } from 'zod'
import type { BookingForm } from '#shared/contract/bookings.ts'
import type { Database } from '../../db/database.ts'
import { type BookingRequest, type BookingResult, bookSession } from './bookSession.ts'
import { cancelBooking } from './cancelBooking.ts'

/** Takes the action of a form's button; see the verbs for the refusals. */
export function takeBookingAction(
  db: Database,
  action: z.infer<typeof BookingForm>['action'],
  request: BookingRequest,
): Promise<BookingResult> {
  return action === 'book' ? bookSession(db, request) : cancelBooking(db, request)
}
