import { afterEach, expect, test, vi } from 'vitest'
import { sendShopSettings, shopSettingsQuery } from '#client/queries/shopSettings.ts'
import { createQueryClient } from '#client/queryClient.ts'

afterEach(() => vi.unstubAllGlobals())

const { queryKey } = shopSettingsQuery()

test('the cache takes the saved shop settings from the answer', async () => {
  const client = createQueryClient(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ data: { revision: 4, banner_height: 300 } }))
  await sendShopSettings(client, { banner_height: 300 })
  expect(client.getQueryData(queryKey)).toEqual({ revision: 4, banner_height: 300 })
})

test('after a failure the shop settings are read again, also if nothing shows them', async () => {
  const client = createQueryClient(() => {})
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ errors: [] }, { status: 500 })
      : Response.json({ data: { revision: 5, banner_height: 200 } }),
  )
  await expect(sendShopSettings(client, { banner_height: 300 })).rejects.toThrow()
  await expect.poll(() => client.getQueryData(queryKey)).toEqual({ revision: 5, banner_height: 200 })
})
