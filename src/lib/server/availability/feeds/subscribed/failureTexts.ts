import type { CalendarFailure } from '#shared/contract/subscribedCalendars.ts'
import { msg } from '#shared/i18n/message.ts'

/** Why a calendar could not be read, for its owner. */
export const failureTexts: Record<CalendarFailure, string> = {
  address_refused: msg('This site does not read calendars from this address.'),
  not_found: msg('There is no calendar at this address, or it is not shared. Check the address.'),
  unreachable: msg('The server of this calendar cannot be reached.'),
  too_slow: msg('The server of this calendar takes too long to answer.'),
  too_large: msg('This calendar is too large.'),
  too_many_redirects: msg('The address of this calendar leads to too many other addresses.'),
  not_a_calendar: msg('There is no calendar in the iCalendar format at this address.'),
}
