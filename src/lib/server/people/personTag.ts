/** The pages that show the name of a person carry this tag; a new name and a new status touch it. */
export function personTag(uid: number): string {
  return `person:${uid}`
}
