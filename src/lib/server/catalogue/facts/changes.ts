/** The tags of the lists in every order. */
export const listTags = ['trainings:newest', 'trainings:title', 'trainings:popular', 'trainings:start_date'] as const

/** The tag of a new count of all trainings' popularity. */
export const popularityTag = 'popularity'

/** Returns the trainings that tags name: `training:{id}`. */
export function trainingsIn(tags: ReadonlySet<string>): number[] {
  return [...tags].flatMap((tag) => (tag.startsWith('training:') ? Number(tag.slice('training:'.length)) : []))
}
