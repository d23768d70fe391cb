/** The form of a file of adjustments as it was sent; empty before that. */
export interface TypedFile {
  kind: string
  reason: string
  text: string
}
