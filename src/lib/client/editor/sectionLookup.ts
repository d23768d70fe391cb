import { computed, type ReadableAtom } from 'nanostores'
import type { DraftSection } from '#shared/sections/draft.ts'

/** The same sections by id, so that a key press in one of them updates only the parts that show it. */
export interface SectionLookup {
  /** The order; the same array while no section is added, moved or removed. */
  $ids: ReadableAtom<readonly number[]>
  $byId: ReadableAtom<ReadonlyMap<number, DraftSection>>
}

export function sectionLookup($sections: ReadableAtom<readonly DraftSection[]>): SectionLookup {
  let last: readonly number[] = []
  return {
    $ids: computed($sections, (sections) => {
      const isSame = sections.length === last.length && sections.every(({ id }, place) => id === last[place])
      if (!isSame) last = sections.map(({ id }) => id)
      return last
    }),
    $byId: computed($sections, (sections) => new Map(sections.map((section) => [section.id, section]))),
  }
}
