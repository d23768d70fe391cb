import type { AppearanceSettings, AppearanceVersion } from '#shared/contract/appearance.ts'
import { notFound } from '#shared/refusal.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { Appearance, defaultAppearance } from '#shared/theme/appearance.ts'
import type { Database, Reader } from '../db/database.ts'
import { appearanceSettings } from './appearanceSettings.ts'
import { publishAppearance } from './publishAppearance.ts'
import { lockAppearance } from './saveAppearance.ts'

/** Returns the kept versions of the appearance, the newest first. */
export async function appearanceVersions(reader: Reader): Promise<AppearanceVersion[]> {
  const rows = await reader
    .selectFrom('appearance_versions')
    .leftJoin('users', 'users.uid', 'appearance_versions.saved_by')
    .select(['version', 'saved_at', 'appearance', 'users.uid', 'users.full_name'])
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ uid, full_name, appearance, ...row }) => ({
    ...row,
    saved_by: uid === null || full_name === null ? null : { uid, full_name },
    appearance: parseAppearance(appearance),
  }))
}

interface AppearanceRestoring {
  /** 0: the appearance of a new site. */
  version: number
  /** The revision that the user saw: then a restore never replaces a save that the user did not see. */
  revision: number | undefined
  by: number
  now: Date
  /** The session of the user: its draft ends. */
  session: string | undefined
}

/**
 * Publishes an earlier version as a new one. Returns the appearance.
 * @throws Refusal 404 if the version is not kept; 409 if the appearance was saved after the given revision
 */
export function restoreAppearance(
  db: Database,
  { version, revision, by, now, session }: AppearanceRestoring,
): Promise<AppearanceSettings> {
  return db.transact(async (tx) => {
    const current = await lockAppearance(tx, undefined, now)
    const restored = version === 0 ? defaultAppearance : await versionOf(tx, version)
    if (!restored) throw notFound()
    const { revision: _revision, ...published } = await appearanceSettings(tx)
    // The answer of an earlier try may be lost.
    if (isSameValue(restored, published)) return appearanceSettings(tx)
    if (revision !== undefined) await lockAppearance(tx, revision, now)
    await publishAppearance(tx, restored, { before: published, revision: current, by, now, session })
    return appearanceSettings(tx)
  })
}

/** Returns a kept version of the appearance. */
export async function versionOf(reader: Reader, version: number): Promise<Appearance | undefined> {
  const row = await reader
    .selectFrom('appearance_versions')
    .select('appearance')
    .where('version', '=', version)
    .executeTakeFirst()
  return row && parseAppearance(row.appearance)
}

/** A setting that a newer version of the product added has its default. */
export function parseAppearance(text: string): Appearance {
  return Appearance.strip().parse({ ...defaultAppearance, ...JSON.parse(text) })
}
