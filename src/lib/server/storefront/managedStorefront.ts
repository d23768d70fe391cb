import type { Restriction } from '#shared/audience/restrictions.ts'
import { goneValues, valuesOf } from '#shared/audience/restrictions.ts'
import type { GoneCriterion, ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import { notFound } from '#shared/refusal.ts'
import type { Section } from '#shared/sections/section.ts'
import type { Reader } from '../db/database.ts'
import { heldCriterionValues } from '../people/heldCriterionValues.ts'
import { editorsByUid } from './editorsByUid.ts'
import { type ErrorLog, loadStorefront, type StoredStorefront } from './storefront.ts'

/** Presents a storefront with all its sections to its editor; none is marked as hidden. */
export async function managedStorefront(reader: Reader, storefront: StoredStorefront): Promise<ManagedStorefront> {
  const { changed_by, sections, ...others } = storefront
  const people = await editorsByUid(reader, [changed_by])
  return {
    ...others,
    changed_by: people.get(changed_by) ?? null,
    sections: sections.map((section) => ({ ...section, hide: false })),
    gone: await goneCriteria(reader, sections),
  }
}

/**
 * Reads a storefront by its id.
 * @throws Refusal 404 if there is none
 */
export async function requireStorefront(reader: Reader, id: number, log: ErrorLog): Promise<StoredStorefront> {
  const row = await reader.selectFrom('storefronts').select('type').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return loadStorefront(reader, row.type, log)
}

async function goneCriteria(reader: Reader, sections: readonly Section[]): Promise<GoneCriterion[]> {
  const restrictions = sections.flatMap(({ data }) => data.restrictions)
  const exists = await heldCriterionValues(reader, restrictions)
  const goneOf = (own: readonly Restriction[]) => goneValues(own, exists)
  return sections.flatMap(({ id, data }) =>
    goneOf(data.restrictions).map((gone) => ({ section: id, type: gone.type, values: [...valuesOf(gone)] })),
  )
}
