import { isSameValue } from '../sameValue.ts'
import { mergeOrder } from './mergeOrder.ts'

/** The part of a section that two versions are compared by. New sections have no id, or a negative one. */
export interface MergedSection {
  id: number | null
  type: string
  weight: number
  hidden: boolean
  visible_from: string | null
  visible_until: string | null
  data: unknown
}

export interface MergeSides<One extends MergedSection> {
  /**
   * The version that both sides started from; `null` if it is not known: then every difference is a conflict, also one of
   * the order.
   */
  base: readonly One[] | null
  mine: readonly One[]
  theirs: readonly One[]
  /** Decides conflicts for this side. */
  keep?: 'mine'
}

export interface Merge<One extends MergedSection> {
  /** In their order, with weights from 0. A conflict is as theirs; as mine if they removed it. */
  sections: One[]
  /** The ids of the sections that both sides changed differently; removing is a change. */
  conflicts: number[]
}

/**
 * Merges two versions of a storefront by section, without losing a change of either side. New sections of both survive.
 * The order is theirs with the moves of mine on top.
 */
export function mergeSections<One extends MergedSection>({ base, mine, theirs, keep }: MergeSides<One>): Merge<One> {
  const sides = { base: byId(base ?? []), mine: byId(mine), theirs: byId(theirs) }
  const conflicts = new Set(base === null && !keep ? movedBetween(mine, theirs) : [])
  const merged = new Map<number, One>()
  for (const id of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    const [own, other] = [sides.mine.get(id), sides.theirs.get(id)]
    const verdict = isSame(own, other) ? 'same' : winner(base && sides.base.get(id), own, other)
    if (verdict === 'both' && keep === undefined) conflicts.add(id)
    const section = verdict === 'mine' || (verdict === 'both' && keep) ? own : other
    const kept = section ?? (verdict === 'both' && !keep ? own : undefined)
    if (kept) merged.set(id, kept)
  }
  const order = mergeOrder({ base: keysOf(base ?? []), mine: keysOf(mine), theirs: keysOf(theirs) })
  const sectionOf = (key: OrderKey) => (typeof key === 'number' ? merged.get(key) : (key as One))
  const sections = order.flatMap((key) => sectionOf(key) ?? [])
  return {
    sections: sections.map((section, weight) => ({ ...section, weight })),
    conflicts: [...conflicts].sort((a, b) => a - b),
  }
}

/** Whether two versions of a section are the same, wherever they are on the page. */
export function isSameSection(one: MergedSection, other: MergedSection): boolean {
  return (
    one.type === other.type &&
    one.hidden === other.hidden &&
    one.visible_from === other.visible_from &&
    one.visible_until === other.visible_until &&
    isSameValue(one.data, other.data)
  )
}

/** A section without an id is its own key. */
type OrderKey = number | MergedSection

function keysOf(sections: readonly MergedSection[]): OrderKey[] {
  return sections.map((section) => section.id ?? section)
}

function byId<One extends MergedSection>(sections: readonly One[]): Map<number, One> {
  return new Map(sections.flatMap((section): [number, One][] => (section.id === null ? [] : [[section.id, section]])))
}

/** The ids of both sides that have another place among these on each side. */
function movedBetween(mine: readonly MergedSection[], theirs: readonly MergedSection[]): number[] {
  const idsIn = (sections: readonly MergedSection[], others: readonly MergedSection[]) => {
    const held = new Set(others.map(({ id }) => id))
    return sections.flatMap(({ id }) => (id !== null && held.has(id) ? id : []))
  }
  const there = idsIn(theirs, mine)
  return idsIn(mine, theirs).filter((id, place) => there[place] !== id)
}

/** `base` is null if it is not known; undefined: the section is newer. */
function winner(
  base: MergedSection | null | undefined,
  mine: MergedSection | undefined,
  theirs: MergedSection | undefined,
): 'mine' | 'theirs' | 'both' {
  if (base === null) return 'both'
  if (isSame(base, mine)) return 'theirs'
  return isSame(base, theirs) ? 'mine' : 'both'
}

function isSame(one: MergedSection | undefined, other: MergedSection | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isSameSection(one, other)
}
