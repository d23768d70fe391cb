import { z } from 'zod'
import { MediaFile } from '../sections/parts.ts'
import { PointValue } from './pointValue.ts'
import { LocalisedText } from './settings.ts'
import { shopSorts } from './shelf.ts'

/** The shop's settings as they are stored. Its on/off switch is one of the site's features. */
export const StoredShopSettings = z.strictObject({
  title: LocalisedText,
  intro: LocalisedText,
  banner: MediaFile.nullable(),
  /** In CSS pixels. */
  banner_height: z.int().min(80).max(600),
  /** The default order of the list. */
  default_sort: z.enum(shopSorts),
  /** The addresses for mails about orders that wait for the team. */
  notify_mails: z.array(z.email().max(254)).max(10),
  /** Whether orders of new products need an approval. */
  approval_default: z.boolean(),
  point_value: PointValue.nullable(),
  leaderboard: z.strictObject({
    /** The default period of the leaderboard. */
    default_period: z.enum(['week', 'month', 'quarter', 'year', 'all']),
  }),
})
export type StoredShopSettings = z.infer<typeof StoredShopSettings>

/** The shop's settings as the shop managers see them. */
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

/** Missing fields stay unchanged. With a `revision`, the change is refused if the settings have been saved since. */
export const ShopSettingsChange = z.strictObject({
  ...ShopSettings.partial().shape,
  title: words.optional(),
  intro: words.optional(),
  leaderboard: ShopSettings.shape.leaderboard.partial().optional(),
})
export type ShopSettingsChange = z.infer<typeof ShopSettingsChange>
