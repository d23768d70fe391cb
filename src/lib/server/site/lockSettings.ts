import { holdClock } from '../cache/clock.ts'
import type { Tx } from '../db/database.ts'
import type { SettingsName } from './saveSettings.ts'

/**
 * Locks a settings document until the transaction ends, so that no other transaction changes it between read and save.
 * The clock is locked before: a merge changes tagged data first, and documents then.
 * @returns its revision; 0 if it was never saved
 */
export async function lockSettings(tx: Tx, name: SettingsName, now: string): Promise<number> {
  await holdClock(tx)
  await tx
    .insertInto('settings')
    .values({ name, value: '{}', revision: 0, changed: now })
    .onConflict((held) => held.column('name').doNothing())
    .execute()
  const { revision } = await tx
    .updateTable('settings')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('name', '=', name)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
