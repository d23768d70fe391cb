import type { CreatedSection, StorefrontChange } from '#shared/contract/managedStorefront.ts'
import type { Section, SentSection } from '#shared/sections/section.ts'
import type { Tx } from '../db/database.ts'
import type { StoredStorefront } from './storefront.ts'
import { firstVersionsOf } from './versions.ts'

/** A section with its place in the request if it was sent without an id: the merge can move it. */
export type PlacedSection = SentSection & { place?: number }

/**
 * Gives every new section that an earlier save has created under the same key its id: the answer of that save was lost.
 * A section whose id was sent as well stays a new one.
 */
export async function withKnownIds(
  tx: Tx,
  storefrontId: number,
  sent: readonly SentSection[],
): Promise<PlacedSection[]> {
  const keys = sent.flatMap(({ id, key }) => (id === null && key !== undefined ? [key] : []))
  const ids = await idsByKey(tx, storefrontId, keys)
  const named = new Set(sent.map(({ id }) => id))
  return sent.map(({ key, ...section }, place): PlacedSection => {
    if (section.id !== null) return section
    const id = key === undefined ? undefined : ids.get(key)
    if (id === undefined) return { ...section, ...(key !== undefined && { key }), place }
    return { ...section, id: named.has(id) ? null : id, place }
  })
}

/** The ids of the new sections that a save with a lost answer has created, and that were removed since, by their keys. */
export async function removedIds(
  tx: Tx,
  storefrontId: number,
  { sections, removed = [] }: Pick<StorefrontChange, 'sections' | 'removed'>,
): Promise<Map<string, number>> {
  const sent = new Set(sections.map(({ key }) => key))
  const ids = await idsByKey(
    tx,
    storefrontId,
    removed.filter((key) => !sent.has(key)),
  )
  const named = new Set(sections.map(({ id }) => id))
  return new Map([...ids].filter(([, id]) => !named.has(id)))
}

/** The ids of the sections that an earlier save of this user has created without an answer. */
export function createdIdsIn(mine: readonly PlacedSection[], removed: ReadonlyMap<string, number>): number[] {
  const sent = mine.flatMap(({ id, place }) => (id === null || place === undefined ? [] : [id]))
  return [...sent, ...removed.values()]
}

/** The base with these sections, as an earlier save has created them. */
export async function withCreated(
  tx: Tx,
  { base, ids, theirs }: { base: readonly Section[]; ids: readonly number[]; theirs: StoredStorefront },
): Promise<Section[]> {
  const before = new Set(base.map(({ id }) => id))
  const created = ids.filter((id) => !before.has(id))
  if (created.length === 0) return [...base]
  const list = [...base]
  for (const sections of await firstVersionsOf(tx, theirs, created)) {
    for (const [index, section] of sections.entries()) {
      if (!created.includes(section.id) || before.has(section.id)) continue
      before.add(section.id)
      list.splice(placeAfter(list, sections.slice(0, index)), 0, section)
    }
  }
  return list
}

interface SaveAgain {
  sent: readonly SentSection[]
  mine: readonly PlacedSection[]
  /** Of removed sections, by their keys. */
  removed: ReadonlyMap<string, number>
  base: readonly Section[] | null
}

/** The new and the removed sections that an earlier save has created: so that their editor learns their ids. */
export function createdBefore({ sent, mine, removed, base }: SaveAgain): CreatedSection[] {
  const kept = mine.flatMap(({ id, place }): [string, number][] => {
    const key = place === undefined ? undefined : sent[place]?.key
    return id === null || key === undefined ? [] : [[key, id]]
  })
  return [...kept, ...removed].map(([key, id]) => {
    const section = base?.find((held) => held.id === id)
    return { key, id, section: section ? { ...section, hide: false } : null }
  })
}

async function idsByKey(tx: Tx, storefrontId: number, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .selectFrom('storefront_sections')
    .select(['id', 'key'])
    .where('storefront_id', '=', storefrontId)
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.flatMap(({ id, key }): [string, number][] => (key === null ? [] : [[key, id]])))
}

/** The place in the list behind the last of these sections that is in it. */
function placeAfter(list: readonly Section[], earlier: readonly Section[]): number {
  const last = earlier.findLast(({ id }) => list.some((section) => section.id === id))
  return list.findIndex((section) => section.id === last?.id) + 1
}
