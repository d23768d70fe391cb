/** When something happens, and on whose clock its day begins and ends. */
export interface SiteTime {
  now: Date
  /** The site's, IANA. */
  timeZone: string
}
