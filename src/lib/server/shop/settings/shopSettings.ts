import { PointValue } from '#shared/contract/pointValue.ts'
import { type ShopSettings, StoredShopSettings } from '#shared/contract/shopSettings.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import { readOnce } from '../../memory/readOnce.ts'
import type { Site } from '../../site/site.ts'

/** The settings before the first save. */
const defaults: StoredShopSettings = {
  title: { en: 'Rewards', ar: 'المكافآت' },
  intro: {},
  banner: null,
  banner_height: 240,
  default_sort: 'featured',
  notify_mails: [],
  approval_default: false,
  point_value: null,
  leaderboard: { default_period: 'month' },
}

/** Returns the stored settings. Fields that a newer version has added have their default values. */
export async function shopSettings(reader: Reader): Promise<Readonly<StoredShopSettings>> {
  return readShopSettings((await settingsRow(reader))?.value ?? null)
}

/** The settings from the text of their row; `null`: there is no row. */
function readShopSettings(value: string | null): Readonly<StoredShopSettings> {
  return value === null ? defaults : parsedSettings(value)
}

/** Every page of the shop reads the same text. */
const parsedSettings = readOnce((value): StoredShopSettings => {
  // The document also holds who saved it.
  const { by: _by, ...stored } = { ...defaults, ...JSON.parse(value) }
  // A value in a currency that does not exist was stored before this was checked.
  const { data: point_value = null } = PointValue.safeParse(stored.point_value)
  return StoredShopSettings.parse({ ...stored, point_value })
})

/**
 * Returns the settings with their revision (0: never saved) and their feature switches.
 * @param features the stored switches: a client can send the answer back
 */
export async function presentShopSettings(reader: Reader, features: Site['features']): Promise<ShopSettings> {
  const row = await settingsRow(reader)
  const { leaderboard, ...shop } = readShopSettings(row?.value ?? null)
  return {
    revision: row?.revision ?? 0,
    enabled: features.incentives_shop_enabled,
    ...shop,
    leaderboard: { enabled: features.incentives_leaderboard, ...leaderboard },
  }
}

function settingsRow(reader: Reader): Promise<{ value: string; revision: number } | undefined> {
  return storedSettings.row(reader, {})
}

const storedSettings = statement((reader: Reader, _: Given<object>) =>
  reader.selectFrom('settings').select(['value', 'revision']).where('name', '=', 'incentives_shop'),
)
