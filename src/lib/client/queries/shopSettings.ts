import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'
import { call } from '../api.ts'
import { readAgain } from './readAgain.ts'
import { shopKey } from './shop.ts'

/** The shop settings as the shop managers see them. */
export function shopSettingsQuery() {
  return queryOptions({
    queryKey: ['settings', 'incentives', 'shop'],
    queryFn: async ({ signal }) => (await call('GET settings/incentives/shop', { whole: false, signal })).data,
  })
}

/** Saves the shop settings. The cache takes them from the answer; after a failure it reads them again. */
export async function sendShopSettings(client: QueryClient, change: ShopSettingsChange): Promise<ShopSettings> {
  try {
    const { data } = await call('POST settings/incentives/shop', { body: change, whole: false })
    client.setQueryData(shopSettingsQuery().queryKey, data)
    // The banner is a part of the public shop info.
    await client.invalidateQueries({ queryKey: shopKey })
    return data
  } catch (error) {
    readAgain(client, shopSettingsQuery())
    throw error
  }
}
