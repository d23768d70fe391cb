/** The author and the time of a change. */
export interface Change {
  /** The user who changes it; `null` if a program does. */
  by: number | null
  now: Date
}
