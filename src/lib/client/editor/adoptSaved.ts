import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import { type DraftSection, savedId } from '#shared/sections/draft.ts'
import { draftOf, sentSection } from '#shared/sections/draftSections.ts'
import { SentSection } from '#shared/sections/section.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { NewIds } from './sectionKeys.ts'

interface Adopted {
  sections: readonly DraftSection[]
  /** The server has merged in changes of another user. */
  isForeign: boolean
  ids: NewIds
  renamed(section: DraftSection): DraftSection
}

/** The sections of the editor after a save: with the ids that the new ones got, in the order in which they were sent. */
export function adoptSaved(
  sent: readonly DraftSection[],
  { sections, created }: Pick<ManagedStorefront, 'sections'> & { created: readonly number[] },
): Adopted {
  const ids = new Map(
    sent
      .filter((section) => savedId(section) === null)
      .map(({ id }, place): [number, number] => [id, created[place] ?? id]),
  )
  const renamed = renamedBy(ids)
  const mine = sent.map(renamed)
  const answered = sections.map(draftOf)
  const isForeign = !isSameValue(mine.map(storedPart), answered.map(storedPart))
  return { sections: isForeign ? answered : mine, isForeign, ids, renamed }
}

/** Gives new sections the ids with which the server has created them. */
export function renamedBy(ids: NewIds): (section: DraftSection) => DraftSection {
  return (section) => {
    const id = ids.get(section.id)
    return id === undefined ? section : { ...section, id }
  }
}

/** The stored part of a section, for example with trimmed texts. */
function storedPart(section: DraftSection) {
  const sent = sentSection(section)
  const { hide: _hide, weight: _weight, ...stored } = SentSection.safeParse(sent).data ?? sent
  return stored
}
