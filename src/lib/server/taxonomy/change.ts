/** The author and the time of a change. */
export interface Change {
  /** The user who changes it. */
  by: number
  now: Date
}
