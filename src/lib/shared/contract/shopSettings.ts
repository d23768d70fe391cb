import { z } from 'zod'
import { MediaFile } from '../sections/parts.ts'
import { LocalisedText } from './settings.ts'
import { shopOrders } from './shop.ts'

/** How the shop presents itself, as it is stored; its switch is one of the site's features. */
export const StoredShopSettings = z.strictObject({
  title: LocalisedText,
  intro: LocalisedText,
  banner: MediaFile.nullable(),
  /** In CSS pixels. */
  banner_height: z.int().min(80).max(600),
  /** The order of the list where nobody chose another. */
  default_sort: z.enum(shopOrders),
  /** Who is told by mail of orders that wait for somebody. */
  notify_mails: z.array(z.email().max(254)).max(10),
  /** Whether new products are handed out only after an approval. */
  approval_default: z.boolean(),
  leaderboard: z.strictObject({
    /** What the leaderboard shows first. */
    default_period: z.enum(['week', 'month', 'quarter', 'year', 'all']),
  }),
})
export type StoredShopSettings = z.infer<typeof StoredShopSettings>

/** The shop's settings as its keepers read them. */
export const ShopSettings = z.strictObject({
  /** Counts the saves; 0: never saved. */
  revision: z.int().min(0),
  /** The switch `incentives_shop_enabled` of the site. */
  enabled: z.boolean(),
  ...StoredShopSettings.shape,
  leaderboard: z.strictObject({
    /** The switch `incentives_leaderboard` of the site. */
    enabled: z.boolean(),
    ...StoredShopSettings.shape.leaderboard.shape,
  }),
})
export type ShopSettings = z.infer<typeof ShopSettings>

const words = z.record(LocalisedText.keyType, z.string().trim().max(5000))

/** What is not given stays as it is; with a `revision` it is refused if somebody has saved since. */
export const ShopSettingsChange = z.strictObject({
  ...ShopSettings.partial().shape,
  title: words.optional(),
  intro: words.optional(),
  leaderboard: ShopSettings.shape.leaderboard.partial().optional(),
})
export type ShopSettingsChange = z.infer<typeof ShopSettingsChange>
