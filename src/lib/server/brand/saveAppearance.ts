import type { AppearanceChange, AppearanceSettings } from '#shared/contract/appearance.ts'
import { toInstant } from '#shared/instant.ts'
import { invalid } from '#shared/refusal.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { Appearance } from '#shared/theme/appearance.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Storage } from '../media/storage.ts'
import { lockSettings } from '../site/lockSettings.ts'
import { settingsConflict } from '../site/settingsConflict.ts'
import { appearanceProblems } from './appearanceProblems.ts'
import { appearanceSettings } from './appearanceSettings.ts'
import { changedAppearance } from './changedAppearance.ts'
import { endAppearanceDraft } from './endAppearanceDraft.ts'
import { measureFonts } from './measureFonts.ts'
import { publishAppearance } from './publishAppearance.ts'

export interface AppearanceSave {
  storage: Pick<Storage, 'read'>
  /** The user who saves. */
  by: number | null
  now: Date
  /** The session of the user: its draft ends. */
  session?: string | undefined
}

/**
 * Changes the given parts of the appearance for everyone. Returns all of it.
 * @throws Refusal 409 `revision` with `{ by, at }` if it has been saved since the given revision, 400 for files that
 * were not uploaded
 */
export async function saveAppearance(
  db: Database,
  { revision, ...change }: AppearanceChange,
  { storage, by, now, session }: AppearanceSave,
): Promise<AppearanceSettings> {
  const fonts = change.fonts && (await measureFonts(storage, change.fonts))
  return db.transact(async (tx) => {
    const current = await lockAppearance(tx, revision, now)
    const { revision: _revision, ...before } = await appearanceSettings(tx)
    const appearance = changedAppearance(before, { ...change, ...(fonts && { fonts }) })
    await refuseMissing(tx, appearance, { before, now })
    if (!isSameValue(appearance, before)) {
      await publishAppearance(tx, appearance, { before, revision: current, by, now, session })
    } else if (session !== undefined) await endAppearanceDraft(tx, session)
    return appearanceSettings(tx)
  })
}

/**
 * Locks the appearance until the transaction ends. Returns its revision.
 * @throws Refusal 409 if it has been saved since the given revision
 */
export async function lockAppearance(tx: Tx, revision: number | undefined, now: Date): Promise<number> {
  const current = await lockSettings(tx, 'appearance', toInstant(now))
  if (revision !== undefined && revision !== current) throw await settingsConflict(tx, 'appearance')
  return current
}

/** @throws Refusal 400 for files that were not uploaded for their place */
export async function refuseMissing(
  tx: Tx,
  appearance: Appearance,
  known: { before: Appearance; now: Date },
): Promise<void> {
  const problems = await appearanceProblems(tx, appearance, known)
  if (problems.length > 0) throw invalid(problems)
}
