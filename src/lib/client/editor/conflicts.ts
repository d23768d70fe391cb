import type { CreatedSection } from '#shared/contract/managedStorefront.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { copyOfSection, draftOf, sentSection } from '#shared/sections/draftSections.ts'
import { isSameSection, mergeSections } from '#shared/sections/mergeSections.ts'
import { insertSection } from '#shared/sections/sectionList.ts'
import type { Side } from '../forms/theirChanges.ts'

/** One section that two users changed; null: this side removed it. */
export interface ConflictingSection {
  id: number
  mine: DraftSection | null
  theirs: DraftSection | null
  base: DraftSection | null
}

export interface SectionConflicts {
  conflicts: readonly ConflictingSection[]
  /** The sections that only one side changed. */
  merged: readonly { section: DraftSection; side: Side }[]
}

interface Sides {
  base: readonly DraftSection[]
  mine: readonly DraftSection[]
  theirs: readonly DraftSection[]
}

/** The sections that both sides changed, and those that only one did. */
export function conflictingSections(sides: Sides): SectionConflicts {
  const { conflicts: ids } = mergeSections(sides)
  const find = (list: readonly DraftSection[], id: number) => list.find((section) => section.id === id) ?? null
  const conflicts = ids.map((id) => ({
    id,
    mine: find(sides.mine, id),
    theirs: find(sides.theirs, id),
    base: find(sides.base, id),
  }))
  return { conflicts, merged: oneSided(sides, ids) }
}

/** The ids of my new sections that an earlier save has created: its answer was lost. */
export function createdIds(mine: readonly DraftSection[], created: readonly CreatedSection[]): Map<number, number> {
  const ids = new Map(created.map(({ key, id }) => [key, id]))
  return new Map(
    mine.flatMap((section): [number, number][] => {
      const id = ids.get(sentSection(section).key ?? '')
      return id === undefined ? [] : [[section.id, id]]
    }),
  )
}

/** The version that both sides started from, with the sections that an earlier save of mine has created. */
export function baseWithCreated(
  base: readonly DraftSection[],
  mine: readonly DraftSection[],
  created: readonly CreatedSection[],
): readonly DraftSection[] {
  return created.reduce((list, { section }) => (section ? putBack(list, draftOf(section), mine) : list), base)
}

/** Both versions together: theirs of the sections in `taken`, mine of everything else in conflict. */
export function mergeTaking({ base, mine, theirs }: Sides, taken: ReadonlySet<number>): readonly DraftSection[] {
  const settled = mine.flatMap((section) =>
    taken.has(section.id) ? (theirs.find(({ id }) => id === section.id) ?? []) : section,
  )
  const returned = theirs.filter(({ id }) => taken.has(id) && !mine.some((section) => section.id === id))
  const all = returned.reduce((list, section) => putBack(list, section, base), settled)
  return mergeSections({ base, mine: all, theirs, keep: 'mine' }).sections
}

/** Whether mine goes into the buffer: it has one place. Otherwise mine goes beside theirs, hidden. */
export function isForBuffer(conflicts: readonly ConflictingSection[], buffer: DraftSection | null): boolean {
  return buffer === null && conflicts.filter(({ mine }) => mine !== null).length === 1
}

/** Inserts a hidden copy after the section itself; where it was, if the section is gone. */
export function insertHidden(
  list: readonly DraftSection[],
  section: DraftSection,
  id: number,
): readonly DraftSection[] {
  const place = list.findIndex((held) => held.id === section.id)
  const index = place < 0 ? section.weight : place + 1
  return insertSection(list, index, { ...copyOfSection(section, id), hidden: true })
}

/** Inserts a section after the nearest one that it followed. */
function putBack(list: readonly DraftSection[], section: DraftSection, base: readonly DraftSection[]): DraftSection[] {
  const before = base
    .slice(
      0,
      Math.max(
        base.findIndex(({ id }) => id === section.id),
        0,
      ),
    )
    .map(({ id }) => id)
  const index = list.findLastIndex(({ id }) => before.includes(id)) + 1
  return [...list.slice(0, index), section, ...list.slice(index)]
}

function oneSided({ base, mine, theirs }: Sides, conflicts: readonly number[]): SectionConflicts['merged'] {
  const changedIn = (list: readonly DraftSection[], side: Side) =>
    list
      .filter(({ id }) => !conflicts.includes(id))
      .filter((section) => {
        const before = base.find(({ id }) => id === section.id)
        return !before || !isSameSection(before, section)
      })
      .map((section) => ({ section, side }))
  return [...changedIn(theirs, 'theirs'), ...changedIn(mine, 'mine')]
}
