/** The current time and the time zone in which days begin and end. */
export interface SiteTime {
  now: Date
  /** The site's time zone (IANA). */
  timeZone: string
}
