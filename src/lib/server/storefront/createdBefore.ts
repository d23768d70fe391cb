import type { CreatedSection } from '#shared/contract/managedStorefront.ts'
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
  const ids = await idsByKey(tx, storefrontId, sent)
  const named = new Set(sent.map(({ id }) => id))
  return sent.map(({ key, ...section }, place): PlacedSection => {
    if (section.id !== null) return section
    const id = key === undefined ? undefined : ids.get(key)
    if (id === undefined) return { ...section, ...(key !== undefined && { key }), place }
    return { ...section, id: named.has(id) ? null : id, place }
  })
}

/** The base with the sections of `mine` that an earlier save has created, as it created them. */
export async function withCreated(
  tx: Tx,
  { base, mine, theirs }: { base: readonly Section[]; mine: readonly PlacedSection[]; theirs: StoredStorefront },
): Promise<Section[]> {
  const before = new Set(base.map(({ id }) => id))
  const created = mine.flatMap(({ id, place }) => (id === null || place === undefined || before.has(id) ? [] : [id]))
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

/** The sections that were sent as new ones, and that an earlier save has created: so that their editor learns their ids. */
export function createdBefore(
  sent: readonly SentSection[],
  mine: readonly PlacedSection[],
  base: readonly Section[] | null,
): CreatedSection[] {
  return mine.flatMap(({ id, place }) => {
    const key = place === undefined ? undefined : sent[place]?.key
    if (id === null || key === undefined) return []
    const section = base?.find((held) => held.id === id)
    return [{ key, id, section: section ? { ...section, hide: false } : null }]
  })
}

async function idsByKey(tx: Tx, storefrontId: number, sent: readonly SentSection[]): Promise<Map<string, number>> {
  const keys = sent.flatMap(({ id, key }) => (id === null && key !== undefined ? [key] : []))
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
