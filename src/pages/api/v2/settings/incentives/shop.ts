import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { presentShopSettings } from '#server/shop/settings/shopSettings.ts'
import { ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'

export const GET = endpoint({
  summary: 'How the shop is set up.',
  access: 'incentives_shop_settings_available',
  answer: ShopSettings,
  run: async ({ locals: { db, site } }) => ({ data: await presentShopSettings(db.reader, site.features) }),
})

export const POST = endpoint({
  summary:
    'Changes what is given of the shop’s settings and answers them all; with a `revision` it answers 409 if somebody has saved them since.',
  access: 'incentives_shop_settings_available',
  body: ShopSettingsChange,
  answer: ShopSettings,
  run: async ({ body, locals: { db, now } }) => ({ data: await saveShopSettings(db, body, now) }),
})

export const ALL = otherMethods({ GET, POST })
