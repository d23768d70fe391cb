import {
  StorefrontAppearance,
  type StorefrontAppearanceChange,
  type StorefrontAppearanceSettings,
} from '#shared/contract/storefrontAppearance.ts'
import { toInstant } from '#shared/instant.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { Change } from '../audit/change.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Reader } from '../db/database.ts'
import { lockSettings } from '../site/lockSettings.ts'
import { saveSettings, type SettingsName } from '../site/saveSettings.ts'
import { settingsConflict } from '../site/settingsConflict.ts'
import { loadSite } from '../site/site.ts'

const NAME: SettingsName = 'storefront_appearance'

/** Returns the look of both storefronts with its revision (0: never saved). */
export async function storefrontAppearance(reader: Reader): Promise<StorefrontAppearanceSettings> {
  const row = await reader.selectFrom('settings').select('revision').where('name', '=', NAME).executeTakeFirst()
  const { storefront } = await loadSite(reader)
  return { revision: row?.revision ?? 0, ...storefront }
}

/**
 * Changes the given parts of the look of both storefronts. Returns all of it. A save without a change keeps the
 * revision.
 * @throws Refusal 409 `revision` with `{ by, at }` if it has been saved since the given revision
 */
export function saveStorefrontAppearance(
  db: Database,
  { revision, ...change }: StorefrontAppearanceChange,
  { by, now }: Change,
): Promise<StorefrontAppearanceSettings> {
  return db.transact(async (tx) => {
    const at = toInstant(now)
    const current = await lockSettings(tx, NAME, at)
    if (revision !== undefined && revision !== current) throw await settingsConflict(tx, NAME)
    const { storefront } = await loadSite(tx)
    const appearance = StorefrontAppearance.parse({ ...storefront, ...change })
    if (!isSameValue(appearance, storefront)) {
      await saveSettings(tx, NAME, { ...appearance, by }, at)
      const subject = { type: 'storefront_appearance', id: 'storefront', label: '' } as const
      await noteChange(tx, { actor: by, action: 'changed', subject, before: storefront, after: appearance }, now)
    }
    return storefrontAppearance(tx)
  })
}
