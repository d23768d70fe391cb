import { computed, type ReadableAtom } from 'nanostores'
import type { DraftSection } from '#shared/sections/draft.ts'

/** The same sections by id, so that a key press in one of them updates only the parts that show it. */
export interface SectionLookup {
  /** The order; the same array while no section is added, moved or removed. */
  $ids: ReadableAtom<readonly number[]>
  /** Without their places: the weight of a section that has moved may be an old one. */
  $byId: ReadableAtom<ReadonlyMap<number, DraftSection>>
}

/** Sections by id; a section that has only moved stays the same object, so that it is not drawn again. */
export function sectionLookup($sections: ReadableAtom<readonly DraftSection[]>): SectionLookup {
  let last: readonly number[] = []
  let shown: ReadonlyMap<number, DraftSection> = new Map()
  return {
    $ids: computed($sections, (sections) => {
      const isSame = sections.length === last.length && sections.every(({ id }, place) => id === last[place])
      if (!isSame) last = sections.map(({ id }) => id)
      return last
    }),
    $byId: computed($sections, (sections) => {
      shown = new Map(sections.map((section) => [section.id, keptIfMoved(shown.get(section.id), section)]))
      return shown
    }),
  }
}

/** A section that has only moved stays the same object. */
function keptIfMoved(before: DraftSection | undefined, section: DraftSection): DraftSection {
  if (!before || before === section) return section
  const names = Object.keys(section) as (keyof DraftSection)[]
  const isSame = names.every((name) => name === 'weight' || before[name] === section[name])
  return isSame && Object.keys(before).length === names.length ? before : section
}
