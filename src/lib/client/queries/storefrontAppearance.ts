import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { StorefrontAppearanceChange, StorefrontAppearanceSettings } from '#shared/contract/storefrontAppearance.ts'
import { call } from '../api.ts'
import { readAgain } from './readAgain.ts'

/** The look of both storefronts as their editors see it. */
export function storefrontAppearanceQuery() {
  return queryOptions({
    queryKey: ['settings', 'storefront', 'appearance'],
    queryFn: async ({ signal }) => (await call('GET settings/storefront/appearance', { whole: false, signal })).data,
  })
}

/** Saves the look. The cache takes it from the answer; after a failure it reads it again. */
export async function sendStorefrontAppearance(
  client: QueryClient,
  change: StorefrontAppearanceChange,
): Promise<StorefrontAppearanceSettings> {
  try {
    const { data } = await call('POST settings/storefront/appearance', { body: change, whole: false })
    client.setQueryData(storefrontAppearanceQuery().queryKey, data)
    return data
  } catch (error) {
    readAgain(client, storefrontAppearanceQuery())
    throw error
  }
}
