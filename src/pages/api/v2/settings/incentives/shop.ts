import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { presentShopSettings } from '#server/shop/settings/shopSettings.ts'
import { ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns the settings of the shop.',
  access: 'incentives_shop_settings_available',
  answer: ShopSettings,
  run: async ({ locals: { db, site } }) => ({ data: await presentShopSettings(db.reader, site.general.features) }),
})

export const POST = endpoint({
  summary:
    'Changes the given settings of the shop and returns all of them. With a `revision` it returns 409 if they have been saved since.',
  access: 'incentives_shop_settings_available',
  body: ShopSettingsChange,
  answer: ShopSettings,
  refuses: { 409: staleRevisionMembers },
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await saveShopSettings(db, body, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ GET, POST })
