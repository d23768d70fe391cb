import { isSameSection } from '#shared/sections/mergeSections.ts'
import type { Section, SentSection } from '#shared/sections/section.ts'
import type { Tx } from '../db/database.ts'
import type { PlacedSection } from './createdBefore.ts'
import type { StoredStorefront } from './storefront.ts'

/**
 * Writes the sections of a storefront in this order and returns them with their ids. A section keeps its id, also one
 * that comes back from an earlier version, unless the other storefront has it. Rows that this version cannot read stay
 * as they are until a section with their id is saved.
 */
export async function writeSections(
  tx: Tx,
  before: StoredStorefront,
  sections: readonly PlacedSection[],
): Promise<Section[]> {
  const held = new Map(before.sections.map((section) => [section.id, section]))
  const kept = new Set(sections.map(({ id }) => id))
  const removed = [...held.keys()].filter((id) => !kept.has(id))
  if (removed.length > 0) await tx.deleteFrom('storefront_sections').where('id', 'in', removed).execute()
  const saved: Section[] = []
  for (const [weight, { hide: _hide, place: _place, key, ...sent }] of sections.entries()) {
    const section = { ...sent, weight }
    const current = section.id === null ? undefined : held.get(section.id)
    if (!current) saved.push({ ...section, id: await insertSection(tx, before.id, { ...section, key }) } as Section)
    else {
      if (current.weight !== weight || !isSameSection(current, section)) await updateSection(tx, section)
      saved.push({ ...section, id: current.id } as Section)
    }
  }
  return saved
}

async function insertSection(
  tx: Tx,
  storefrontId: number,
  { key, ...section }: Omit<SentSection, 'key'> & { key: string | undefined },
): Promise<number> {
  const columns = columnsOf(section)
  const values = { storefront_id: storefrontId, key: key ?? null, ...columns }
  if (section.id !== null) {
    const kept = await tx
      .insertInto('storefront_sections')
      .values({ id: section.id, ...values })
      .onConflict((held) =>
        held.column('id').doUpdateSet(columns).where('storefront_sections.storefront_id', '=', storefrontId),
      )
      .returning('id')
      .executeTakeFirst()
    if (kept) return kept.id
  }
  const { id } = await tx.insertInto('storefront_sections').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

async function updateSection(tx: Tx, section: SentSection): Promise<void> {
  await tx.updateTable('storefront_sections').set(columnsOf(section)).where('id', '=', section.id).execute()
}

function columnsOf({ type, weight, hidden, visible_from, visible_until, data }: Omit<SentSection, 'key'>) {
  return {
    type,
    weight,
    hidden: hidden ? 1 : 0,
    visible_from,
    visible_until,
    content: JSON.stringify(data.content),
    settings: JSON.stringify(data.settings),
    appearance: JSON.stringify(data.appearance),
    restrictions: JSON.stringify(data.restrictions),
  }
}
