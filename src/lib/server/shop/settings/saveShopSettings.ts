import type { ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Database } from '../../db/database.ts'
import { saveSettings } from '../../site/saveSettings.ts'
import { loadSite } from '../../site/site.ts'
import { shopSettings, withSwitches } from './shopSettings.ts'

/** Changes what is given of the shop's settings, its switches among them, and answers them all. */
export function saveShopSettings(db: Database, change: ShopSettingsChange, now: Date): Promise<ShopSettings> {
  return db.transact(async (tx) => {
    const { enabled, leaderboard = {}, ...others } = change
    const { enabled: boardEnabled, ...board } = leaderboard
    const before = await shopSettings(tx)
    const after = { ...before, ...others, leaderboard: { ...before.leaderboard, ...board } }
    await saveSettings(tx, 'incentives_shop', after, toInstant(now))
    const { general } = await loadSite(tx)
    const features = {
      ...general.features,
      incentives_shop_enabled: enabled ?? general.features.incentives_shop_enabled,
      incentives_leaderboard: boardEnabled ?? general.features.incentives_leaderboard,
    }
    if (enabled !== undefined || boardEnabled !== undefined) {
      await saveSettings(tx, 'general', { ...general, features }, toInstant(now))
    }
    return withSwitches(after, features)
  })
}
