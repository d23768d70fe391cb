import type { Section } from '#shared/sections/section.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Tx } from '../db/database.ts'
import type { StoredStorefront } from './storefront.ts'

interface SectionsNote {
  before: StoredStorefront
  after: StoredStorefront
  /** The user who saves. */
  by: number
  action: 'changed' | 'restored'
}

/** Notes a save of a storefront in the audit log: the order of its sections, and the fields of those that differ. */
export async function noteSections(tx: Tx, { before, after, by, action }: SectionsNote, now: Date): Promise<void> {
  const subject = { type: 'storefront', id: after.type, label: '' } as const
  await noteChange(tx, { actor: by, action, subject, before: notedSections(before), after: notedSections(after) }, now)
}

function notedSections({ revision, sections }: StoredStorefront) {
  const parts = sections.map(({ weight: _, ...section }) => [nameOf(section), section] as const)
  return { revision, order: sections.map(nameOf), ...Object.fromEntries(parts) }
}

function nameOf({ id, type }: Pick<Section, 'id' | 'type'>): string {
  return `${type} ${id}`
}
