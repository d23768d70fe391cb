import { z } from 'zod'
import type { Refusal } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import type { SettingsName } from './saveSettings.ts'
import { staleRevision } from './staleRevision.ts'

/** The part of a stored document that names the user who saved it. */
const Saved = z.object({ by: z.int().nullable().default(null) })

/** The refusal of a save of a settings document that is based on an old revision. */
export async function settingsConflict(reader: Reader, name: SettingsName): Promise<Refusal> {
  const { value, revision, changed } = await reader
    .selectFrom('settings')
    .select(['value', 'revision', 'changed'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const { by } = Saved.parse(JSON.parse(value))
  // Revision 0 is the row that the lock inserts: nobody has saved yet.
  return staleRevision(reader, { revision, at: revision === 0 ? undefined : changed, by })
}
