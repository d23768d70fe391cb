import type { DraftSection } from '#shared/sections/draft.ts'

/** All that is saved of a section with this id. */
const saved = ['data', 'weight', 'hidden', 'visible_from', 'visible_until'] as const

/** Whether two lists hold the same sections at the same places. */
export function isSameList(one: readonly DraftSection[], other: readonly DraftSection[]): boolean {
  return (
    one.length === other.length &&
    one.every((section, index) => {
      const beside = other[index]
      return beside?.id === section.id && saved.every((name) => beside[name] === section[name])
    })
  )
}
