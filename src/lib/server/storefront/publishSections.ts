import type { CreatedSection } from '#shared/contract/managedStorefront.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound, type Refusal } from '#shared/refusal.ts'
import { isSameSection } from '#shared/sections/mergeSections.ts'
import type { Section, SentSection } from '#shared/sections/section.ts'
import { touch } from '../cache/clock.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { PlacedSection } from './createdBefore.ts'
import { type ErrorLog, loadStorefront, type StoredStorefront, storefrontTag } from './storefront.ts'
import { noteSections } from './noteSections.ts'
import { editorsByUid } from './editorsByUid.ts'
import { keepVersion } from './versions.ts'
import { writeSections } from './writeSections.ts'

export interface SavedSections {
  storefront: StoredStorefront
  /** The ids of the new sections, in the order in which they were sent. */
  created: number[]
}

/**
 * Locks a storefront until the transaction ends, so that two saves follow each other.
 * @throws Refusal 404 if there is none
 */
export async function lockStorefront(tx: Tx, id: number, log: ErrorLog): Promise<StoredStorefront> {
  const row = await tx
    .updateTable('storefronts')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returning('type')
    .executeTakeFirst()
  if (!row) throw notFound()
  return loadStorefront(tx, row.type, log)
}

/** Replaces the sections, keeps both versions, and removes the storefront from every cache. */
export async function publishSections(
  tx: Tx,
  {
    theirs,
    sections,
    by,
    now,
    action = 'changed',
  }: {
    theirs: StoredStorefront
    sections: readonly PlacedSection[]
    by: number
    now: Date
    action?: 'changed' | 'restored'
  },
): Promise<SavedSections> {
  if (isUnchanged(sections, theirs.sections)) return { storefront: theirs, created: [] }
  await keepVersion(tx, theirs, now)
  const saved = await writeSections(tx, theirs, sections)
  const last = { revision: theirs.revision + 1, changed_at: toInstant(now), changed_by: by }
  await tx.updateTable('storefronts').set(last).where('id', '=', theirs.id).execute()
  await touch(tx, [storefrontTag(theirs.type)])
  const storefront = { ...theirs, ...last, sections: saved }
  await keepVersion(tx, storefront, now)
  await noteSections(tx, { before: theirs, after: storefront, by, action }, now)
  return { storefront, created: idsOfNew(sections, saved) }
}

/** The ids of the new sections in the order in which they were sent; `saved` are the same sections with their ids. */
export function idsOfNew(sections: readonly PlacedSection[], saved: readonly Section[]): number[] {
  return sections
    .flatMap(({ id, place = 0 }, index) => (id === null ? [{ place, id: saved[index]!.id }] : []))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
}

const sameSections = msg('Someone else has changed the same sections in the meantime.')

interface SectionConflict {
  ids?: readonly number[]
  created?: readonly CreatedSection[]
  now: Date
  message?: string
}

/** The refusal of a save for which the user must decide. */
export async function sectionConflict(
  reader: Reader,
  theirs: StoredStorefront,
  { ids = [], created = [], now, message = sameSections }: SectionConflict,
): Promise<Refusal> {
  const { changed_by, changed_at, revision, sections } = theirs
  const people = await editorsByUid(reader, [changed_by])
  const found = new Map(sections.map((section) => [section.id, { ...section, hide: false }]))
  return conflict(message, 'sections', {
    by: people.get(changed_by) ?? null,
    at: changed_at ?? toInstant(now),
    revision,
    sections: ids.map((id) => ({ id, theirs: found.get(id) ?? null })),
    created,
  })
}

/** Whether these are the sections that the storefront already has, in the same order. */
export function isUnchanged(sections: readonly SentSection[], before: readonly Section[]): boolean {
  return sections.length === before.length && before.every((section, place) => isSameAt(sections[place]!, section))
}

/** Whether a section that was sent is this one, unchanged. */
export function isSameAt(sent: SentSection, section: Section): boolean {
  return sent.id === section.id && isSameSection(sent, section)
}
