import type { Changes } from '../../cache/clock.ts'

/** The tags of the lists in every order. */
export const listTags = ['trainings:newest', 'trainings:title', 'trainings:popular', 'trainings:start_date'] as const

/** The tag of a new count of all trainings' popularity. */
export const popularityTag = 'popularity'

/** Returns the trainings that tags name: `training:{id}`. */
export function trainingsIn(changes: Changes): number[] {
  if (changes === 'everything') return []
  return [...changes].flatMap((tag) => (tag.startsWith('training:') ? Number(tag.slice('training:'.length)) : []))
}
