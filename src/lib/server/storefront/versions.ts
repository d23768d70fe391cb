import type { ManagedStorefront, StorefrontVersion } from '#shared/contract/managedStorefront.ts'
import { toInstant } from '#shared/instant.ts'
import { notFound } from '#shared/refusal.ts'
import { parseSection } from '#shared/sections/parseSection.ts'
import type { Section } from '#shared/sections/section.ts'
import { maxVersions } from '#shared/sections/types.ts'
import type { Reader, Tx } from '../db/database.ts'
import { uploadStems } from '../media/usedUploads.ts'
import { managedStorefront, requireStorefront } from './managedStorefront.ts'
import type { ErrorLog, StoredStorefront } from './storefront.ts'
import { editorsByUid } from './editorsByUid.ts'

/** The kept versions of a storefront, the newest first. */
export async function listVersions(reader: Reader, storefrontId: number, log: ErrorLog): Promise<StorefrontVersion[]> {
  await requireStorefront(reader, storefrontId, log)
  const rows = await reader
    .selectFrom('storefront_versions')
    .select(['version', 'saved_at', 'saved_by', 'section_ids', 'bytes'])
    .where('storefront_id', '=', storefrontId)
    .orderBy('version', 'desc')
    .execute()
  const people = await editorsByUid(
    reader,
    rows.map(({ saved_by }) => saved_by),
  )
  return rows.map(({ section_ids, saved_by, ...row }) => ({
    ...row,
    saved_by: people.get(saved_by) ?? null,
    sections: idsOf(section_ids).length,
  }))
}

/**
 * Presents an earlier version as the storefront was after that save.
 * @throws Refusal 404 if it is not kept
 */
export async function managedVersion(
  reader: Reader,
  { storefrontId, version }: { storefrontId: number; version: number },
  log: ErrorLog,
): Promise<ManagedStorefront> {
  const storefront = await requireStorefront(reader, storefrontId, log)
  const row = await reader
    .selectFrom('storefront_versions')
    .select(['saved_at', 'saved_by'])
    .where('storefront_id', '=', storefrontId)
    .where('version', '=', version)
    .executeTakeFirst()
  const sections = await keptSections(reader, storefront, version)
  if (!sections) throw notFound()
  return managedStorefront(reader, {
    ...storefront,
    revision: version,
    changed_at: row?.saved_at ?? storefront.changed_at,
    changed_by: row ? row.saved_by : storefront.changed_by,
    sections,
  })
}

/** The sections of a version; `undefined` if it is not kept. The current version may not have a row yet. */
export async function versionSections(
  reader: Reader,
  storefront: StoredStorefront,
  version: number,
): Promise<Section[] | undefined> {
  if (version === storefront.revision) return storefront.sections
  return keptSections(reader, storefront, version)
}

/** The sections of a version as its save kept them, also if their rows were damaged since. */
export async function keptSections(
  reader: Reader,
  storefront: StoredStorefront,
  version: number,
): Promise<Section[] | undefined> {
  const row = await reader
    .selectFrom('storefront_versions')
    .select('sections')
    .where('storefront_id', '=', storefront.id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return version === storefront.revision ? storefront.sections : undefined
  const raw: unknown[] = JSON.parse(row.sections)
  return raw.flatMap((one) => {
    const parsed = parseSection(one)
    return parsed.ok ? [parsed.section] : []
  })
}

/** For each of these sections, the oldest kept version that has it. */
export async function firstVersionsOf(
  reader: Reader,
  storefront: StoredStorefront,
  ids: readonly number[],
): Promise<Section[][]> {
  const rows = await reader
    .selectFrom('storefront_versions')
    .select(['version', 'section_ids'])
    .where('storefront_id', '=', storefront.id)
    .orderBy('version')
    .execute()
  const kept = rows.map(({ version, section_ids }) => ({ version, held: new Set(idsOf(section_ids)) }))
  const first = new Set(ids.flatMap((id) => kept.find(({ held }) => held.has(id))?.version ?? []))
  const versions: Section[][] = []
  for (const version of first) versions.push((await versionSections(reader, storefront, version)) ?? [])
  return versions
}

/** The ids of all sections of the kept versions. */
export async function formerSectionIds(reader: Reader, storefrontId: number): Promise<Set<number>> {
  const rows = await reader
    .selectFrom('storefront_versions')
    .select('section_ids')
    .where('storefront_id', '=', storefrontId)
    .execute()
  return new Set(rows.flatMap(({ section_ids }) => idsOf(section_ids)))
}

/** Keeps the storefront as its current version, if it is not kept yet, and removes the oldest version. */
export async function keepVersion(tx: Tx, storefront: StoredStorefront, now: Date): Promise<void> {
  const { id, revision, changed_at, changed_by } = storefront
  const sections = JSON.stringify(storefront.sections)
  await tx
    .insertInto('storefront_versions')
    .values({
      storefront_id: id,
      version: revision,
      saved_at: changed_at ?? toInstant(now),
      saved_by: changed_by,
      sections,
      section_ids: JSON.stringify(storefront.sections.map((section) => section.id)),
      uploads: JSON.stringify([...uploadStems(sections)]),
      bytes: Buffer.byteLength(sections),
    })
    .onConflict((held) => held.columns(['storefront_id', 'version']).doNothing())
    .execute()
  await tx
    .deleteFrom('storefront_versions')
    .where('storefront_id', '=', id)
    .where('version', '<=', revision - maxVersions)
    .execute()
}

function idsOf(text: string): number[] {
  return JSON.parse(text)
}
