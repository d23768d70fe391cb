import type { CalendarFailure } from '#shared/contract/subscribedCalendars.ts'

/** A calendar cannot be read, for a reason that its owner gets to know. */
export class Unreadable extends Error {
  readonly code: CalendarFailure

  constructor(code: CalendarFailure) {
    super(code)
    this.name = 'Unreadable'
    this.code = code
  }
}
