import type { DraftSection, SectionState } from '#shared/sections/draft.ts'

/** Adds the state to the one section that is edited; all others stay the same objects. */
export function withState() {
  let last: { section: DraftSection; state: SectionState; shown: DraftSection } | null = null
  return (list: readonly DraftSection[], editing: { id: number; state: SectionState } | null) => {
    if (!editing) return list
    return list.map((section) => {
      if (section.id !== editing.id) return section
      if (last?.section !== section || last.state !== editing.state)
        last = { section, state: editing.state, shown: { ...section, state: editing.state } }
      return last.shown
    })
  }
}
