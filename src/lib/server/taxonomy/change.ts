/** Who changes something, and when. */
export interface Change {
  /** The user who changes it. */
  by: number
  now: Date
}
