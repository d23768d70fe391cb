import type { Feature } from '#shared/access/flags.ts'
import type { StorefrontChange } from '#shared/contract/managedStorefront.ts'
import { invalid } from '#shared/refusal.ts'
import { isSameSection, mergeSections } from '#shared/sections/mergeSections.ts'
import type { Section, SentSection } from '#shared/sections/section.ts'
import type { Database } from '../db/database.ts'
import { changeProblems, mergedProblems } from './changeProblems.ts'
import {
  createdBefore,
  createdIdsIn,
  type PlacedSection,
  removedIds,
  withCreated,
  withKnownIds,
} from './createdBefore.ts'
import {
  idsOfNew,
  isSameAt,
  lockStorefront,
  publishSections,
  type SavedSections,
  sectionConflict,
} from './publishSections.ts'
import type { ErrorLog } from './storefront.ts'
import { inSentOrder } from './sentOrder.ts'
import { versionSections } from './versions.ts'

export interface StorefrontEdit {
  storefrontId: number
  change: StorefrontChange
  features: Readonly<Record<Feature, boolean>>
  /** The user who saves. */
  by: number
  now: Date
  log: ErrorLog
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

/** The ids of all sections that were sent as new ones, also of those that an earlier save has created. */
function withCreatedBefore(mine: readonly PlacedSection[], created: readonly number[]): number[] {
  const rest = [...created]
  return mine.flatMap(({ id, place }) => (place === undefined ? [] : (id ?? rest.shift() ?? [])))
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
