import type { Tx } from '../db/database.ts'
import type { SettingsName } from './saveSettings.ts'

/**
 * Locks a document of settings until the transaction ends, so that what is read of it and saved is what nobody else
 * changes meanwhile. Answers its revision; 0 if it was never saved.
 */
export async function lockSettings(tx: Tx, name: SettingsName, now: string): Promise<number> {
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
