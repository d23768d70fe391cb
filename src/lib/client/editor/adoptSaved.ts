import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { draftOf } from '#shared/sections/draftSections.ts'
import { isSameValue } from '#shared/sameValue.ts'

/**
 * The sections of the editor after a save: with the ids that the new ones got. `isForeign`: the server has merged in
 * changes of another user.
 */
export function adoptSaved(
  sent: readonly DraftSection[],
  { sections, created }: Pick<ManagedStorefront, 'sections'> & { created: readonly number[] },
): { sections: readonly DraftSection[]; isForeign: boolean; renamed: (section: DraftSection) => DraftSection } {
  const ids = new Map(
    sent.filter(({ isNew }) => isNew).map(({ id }, place): [number, number] => [id, created[place] ?? id]),
  )
  const renamed = (section: DraftSection): DraftSection => {
    const id = ids.get(section.id)
    return id === undefined ? section : { ...section, id, isNew: false }
  }
  const mine = sent.map(renamed)
  const answered = sections.map(draftOf)
  const isForeign = !isSameValue(mine.map(storedPart), answered.map(storedPart))
  return { sections: isForeign ? answered : mine, isForeign, renamed }
}

function storedPart({ state: _state, isNew: _isNew, hide: _hide, weight: _weight, ...stored }: DraftSection) {
  return stored
}
