import type { Tx } from '../db/database.ts'
import { touch } from '../cache/clock.ts'

export type SettingsName =
  | 'general'
  | 'footer'
  | 'appearance'
  | 'storefront_appearance'
  | 'incentives_rules'
  | 'incentives_shop'
  | 'roles'
  | 'sign_in'

/** Replaces a settings document; every page that shows it is removed from the caches. */
export async function saveSettings(tx: Tx, name: SettingsName, value: object, now: string): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value), changed: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        value: JSON.stringify(value),
        changed: now,
        revision: eb('settings.revision', '+', 1),
      })),
    )
    .execute()
  // No cached page shows the shop or the earning rules.
  if (!name.startsWith('incentives_')) await touch(tx, [name === 'appearance' ? 'appearance' : 'settings'])
}
