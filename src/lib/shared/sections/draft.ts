import type { SectionOf } from './section.ts'
import type { SectionType } from './types.ts'

/** The state of a section in the editor. All but `view` edit it; at most one section of a storefront is edited. */
const sectionStates = ['create', 'edit', 'settings', 'customize', 'view'] as const
export type SectionState = (typeof sectionStates)[number]

/**
 * A section in the editor. A new one has a negative id until it is saved. `hide` marks what a previewed audience would
 * not get. `state` and `hide` are never sent.
 */
export type DraftSectionOf<T extends SectionType> = SectionOf<T> & {
  state: SectionState
  hide: boolean
}
export type DraftSection = { [T in SectionType]: DraftSectionOf<T> }[SectionType]

/** The id with which a section is saved; null: it is new. */
export function savedId({ id }: { id: number }): number | null {
  return id > 0 ? id : null
}
