import type { Feature } from '#shared/access/flags.ts'
import type { CreatedSection, StorefrontChange } from '#shared/contract/managedStorefront.ts'
import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, notFound, type Refusal } from '#shared/refusal.ts'
import { isSameSection, mergeSections } from '#shared/sections/mergeSections.ts'
import type { Section, SentSection } from '#shared/sections/section.ts'
import { touch } from '../cache/clock.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { changeProblems, mergedProblems } from './changeProblems.ts'
import {
  createdBefore,
  createdIdsIn,
  type PlacedSection,
  removedIds,
  withCreated,
  withKnownIds,
} from './createdBefore.ts'
import { type ErrorLog, loadStorefront, type StoredStorefront, storefrontTag } from './storefront.ts'
import { inSentOrder } from './sentOrder.ts'
import { storefrontEditors } from './storefrontEditors.ts'
import { noteSections } from './noteSections.ts'
import { keepVersion, versionSections } from './versions.ts'
import { writeSections } from './writeSections.ts'

export interface StorefrontEdit {
  storefrontId: number
  change: StorefrontChange
  features: Readonly<Record<Feature, boolean>>
  /** The user who saves. */
  by: number
  now: Date
  log: ErrorLog
}

export interface SavedSections {
  storefront: StoredStorefront
  /** The ids of the new sections, in the order in which they were sent. */
  created: number[]
}

/**
 * Saves the sections of a storefront and publishes them. Newer saves are merged by section. The same save again, after
 * a lost answer, creates nothing twice, also if others have saved since.
 * @throws Refusal 400 with every problem of the sections; 409 `sections` with `StorefrontConflict` if both sides changed
 * the same section
 */
export function saveSections(
  db: Database,
  { storefrontId, change, features, by, now, log }: StorefrontEdit,
): Promise<SavedSections> {
  return db.transact(async (tx) => {
    const theirs = await lockStorefront(tx, storefrontId, log)
    const mine = await withKnownIds(tx, storefrontId, change.sections)
    const removed = await removedIds(tx, storefrontId, change)
    const started = await versionSections(tx, theirs, change.revision)
    const base = started ? await withCreated(tx, { base: started, ids: createdIdsIn(mine, removed), theirs }) : null
    const problems = await changeProblems(tx, { mine, base: base ?? [], theirs, features, now })
    if (problems.length > 0) throw invalid(problems)
    if (base && theirs.changed_by === by && isRepeated(mine, base, theirs.sections))
      return { storefront: theirs, created: withCreatedBefore(mine, idsOfNew(mine, theirs.sections)) }
    const merge = mergeSections<PlacedSection>({ base, mine: inSentOrder(mine, started), theirs: theirs.sections })
    if (merge.conflicts.length > 0) {
      const created = createdBefore({ sent: change.sections, mine, removed, base })
      throw await sectionConflict(tx, theirs, { ids: merge.conflicts, created, now })
    }
    const refused = mergedProblems(merge.sections)
    if (refused.length > 0) throw invalid(refused)
    const { storefront, created } = await publishSections(tx, { theirs, sections: merge.sections, by, now })
    return { storefront, created: withCreatedBefore(mine, created) }
  })
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
function idsOfNew(sections: readonly PlacedSection[], saved: readonly Section[]): number[] {
  return sections
    .flatMap(({ id, place = 0 }, index) => (id === null ? [{ place, id: saved[index]!.id }] : []))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
}

/** The ids of all sections that were sent as new ones, also of those that an earlier save has created. */
function withCreatedBefore(mine: readonly PlacedSection[], created: readonly number[]): number[] {
  const rest = [...created]
  return mine.flatMap(({ id, place }) => (place === undefined ? [] : (id ?? rest.shift() ?? [])))
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
  const people = await storefrontEditors(reader, [changed_by])
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

function isSameAt(sent: SentSection, section: Section): boolean {
  return sent.id === section.id && isSameSection(sent, section)
}

/**
 * Whether the storefront already is what was sent, with its new sections. An unknown key is no repetition: the user has
 * added an equal section in two tabs.
 */
function isRepeated(mine: readonly SentSection[], base: readonly Section[], theirs: readonly Section[]): boolean {
  const created = new Set(newIds(base, theirs))
  return (
    created.size > 0 &&
    mine.length === theirs.length &&
    theirs.every((section, place) => {
      const sent = mine[place]!
      if (sent.id !== null) return isSameAt(sent, section)
      return sent.key === undefined && created.has(section.id) && isSameSection(sent, section)
    })
  )
}

function newIds(base: readonly Section[], theirs: readonly Section[]): number[] {
  const before = new Set(base.map(({ id }) => id))
  return theirs.map(({ id }) => id).filter((id) => !before.has(id))
}
