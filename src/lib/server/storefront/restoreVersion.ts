import type { Database } from '../db/database.ts'
import { msg } from '#shared/i18n/message.ts'
import { notFound } from '#shared/refusal.ts'
import { isUnchanged, lockStorefront, publishSections, type SavedSections, sectionConflict } from './publishSections.ts'
import type { ErrorLog } from './storefront.ts'
import { keptSections } from './versions.ts'

const overtaken = msg('Someone else has saved this storefront in the meantime. Nothing was restored.')

interface RestoreAsked {
  storefrontId: number
  version: number
  /** The revision that the user saw: then the version never replaces a save that the user did not see. */
  revision: number | undefined
  /** The user who restores. */
  by: number
  now: Date
  log: ErrorLog
}

/**
 * Saves the sections of an earlier version as a new version. They have the ids that they had then.
 * @throws Refusal 404 if the version is not kept; 409 if the storefront was saved after the given revision
 */
export function restoreVersion(
  db: Database,
  { storefrontId, version, revision, by, now, log }: RestoreAsked,
): Promise<SavedSections> {
  return db.transact(async (tx) => {
    const theirs = await lockStorefront(tx, storefrontId, log)
    const sections = await keptSections(tx, theirs, version)
    if (!sections) throw notFound()
    // The answer of an earlier try may be lost.
    if (isUnchanged(sections, theirs.sections)) return { storefront: theirs, created: [] }
    if (revision !== undefined && theirs.revision !== revision)
      throw await sectionConflict(tx, theirs, { now, message: overtaken })
    return publishSections(tx, { theirs, sections, by, now, action: 'restored' })
  })
}
