import type { ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'
import { toInstant } from '#shared/instant.ts'
import { invalid } from '#shared/refusal.ts'
import type { Change } from '../../audit/change.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Tx } from '../../db/database.ts'
import { missingUploads } from '../../media/missingUploads.ts'
import { hashToken } from '../../secrets/hashToken.ts'
import { lockSettings } from '../../site/lockSettings.ts'
import { saveSettings } from '../../site/saveSettings.ts'
import { settingsConflict } from '../../site/settingsConflict.ts'
import { loadSite, type Site } from '../../site/site.ts'
import { presentShopSettings, shopSettings } from './shopSettings.ts'

/**
 * Changes the given shop settings, including the feature switches. Returns all settings.
 * @throws Refusal 400 if the banner was not uploaded; 409 `revision` with `{ by, at }` if the settings have been saved
 * since the given revision
 */
export function saveShopSettings(db: Database, change: ShopSettingsChange, { by, now }: Change): Promise<ShopSettings> {
  return db.transact(async (tx) => {
    const { revision, enabled, leaderboard = {}, ...others } = change
    const { enabled: boardEnabled, ...board } = leaderboard
    const at = toInstant(now)
    const switches = {
      ...(enabled !== undefined && { incentives_shop_enabled: enabled }),
      ...(boardEnabled !== undefined && { incentives_leaderboard: boardEnabled }),
    }
    // Before the switches are read: the general settings can change them at this moment.
    if (Object.keys(switches).length > 0) await lockSettings(tx, 'general', at)
    const current = await lockSettings(tx, 'incentives_shop', at)
    if (revision !== undefined && revision !== current) throw await settingsConflict(tx, 'incentives_shop')
    const before = await shopSettings(tx)
    const { revision: _before, ...shown } = await presentShopSettings(tx, (await loadSite(tx)).general.features)
    const { banner } = others
    const files = new Map(banner ? [['banner', banner]] : [])
    const kept = before.banner ? [before.banner] : []
    const missing = await missingUploads(tx, files, { purpose: 'banner', now, kept })
    if (missing.length > 0) throw invalid(missing)
    const after = { ...before, ...others, leaderboard: { ...before.leaderboard, ...board } }
    await saveSettings(tx, 'incentives_shop', { ...after, by }, at)
    const features = await saveSwitches(tx, switches, { at, by })
    const saved = await presentShopSettings(tx, features)
    const { revision: _after, ...changed } = saved
    const subject = { type: 'shop_settings', id: 'shop', label: '' } as const
    const noted = { before: withMarks(shown), after: withMarks(changed) }
    await noteChange(tx, { actor: by, action: 'changed', subject, ...noted }, now)
    return saved
  })
}

/** The log keeps its entries for ever: a mark in place of each address shows a change without the address. */
function withMarks<Settings extends { notify_mails: readonly string[] }>(settings: Settings) {
  return { ...settings, notify_mails: settings.notify_mails.map((mail) => hashToken(mail).slice(0, 8)) }
}

/** The caller has locked the general settings if there are switches. */
async function saveSwitches(
  tx: Tx,
  switches: Partial<Site['features']>,
  { at, by }: { at: string; by: number | null },
): Promise<Site['features']> {
  const { general } = await loadSite(tx)
  if (Object.keys(switches).length === 0) return general.features
  const features = { ...general.features, ...switches }
  await saveSettings(tx, 'general', { ...general, features, by }, at)
  return features
}
