import type { DraftSection } from '#shared/sections/draft.ts'

/** Whether two lists hold the same sections at the same places. */
export function isSameList(one: readonly DraftSection[], other: readonly DraftSection[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, data, weight }, index) => {
      const beside = other[index]
      return beside?.id === id && beside.data === data && beside.weight === weight
    })
  )
}
