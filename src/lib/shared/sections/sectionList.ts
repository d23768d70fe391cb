import { moveItem } from '../moveItem.ts'

interface Placed {
  id: number
  /** The position from the top, from 0. */
  weight: number
}

/** The list with a section at this place; a place beyond the end is the end. */
export function insertSection<S extends Placed>(list: readonly S[], index: number, section: S): readonly S[] {
  return renumber([...list.slice(0, index), section, ...list.slice(index)])
}

/** The list with the section moved to this place. */
export function moveSection<S extends Placed>(list: readonly S[], id: number, index: number): readonly S[] {
  const from = list.findIndex((section) => section.id === id)
  return from < 0 ? list : renumber(moveItem(list, from, index))
}

/** The list without the section. */
export function removeSection<S extends Placed>(list: readonly S[], id: number): readonly S[] {
  return renumber(list.filter((section) => section.id !== id))
}

/** The list with one section replaced by the section with the same id. */
export function replaceSection<S extends Placed>(list: readonly S[], changed: S): readonly S[] {
  return list.map((section) => (section.id === changed.id ? changed : section))
}

/** All weights from 0; a section that keeps its weight stays the same object. */
function renumber<S extends Placed>(list: readonly S[]): readonly S[] {
  return list.map((section, weight) => (section.weight === weight ? section : { ...section, weight }))
}
