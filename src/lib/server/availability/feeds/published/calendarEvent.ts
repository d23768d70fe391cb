/** One event of a calendar that this site writes. */
export interface CalendarEvent {
  /** The UID without the host: it stays the same as long as the event exists. */
  name: string
  title: string
  /** With a time, in the time zone in which it takes place. */
  times?: { from: Date; until: Date; timeZone: string }
  /** Whole days (`yyyy-MM-dd`); `until` is the day after the last one. */
  days?: { from: string; until: string }
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  place?: string
  description?: string
  url?: string
  /** RFC 5545: counts the changes that people must know of. */
  sequence?: number
  /** The last change of any kind. */
  changed?: Date
}
