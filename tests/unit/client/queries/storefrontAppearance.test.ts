import { afterEach, expect, test, vi } from 'vitest'
import { sendStorefrontAppearance, storefrontAppearanceQuery } from '#client/queries/storefrontAppearance.ts'
import { createQueryClient } from '#client/queryClient.ts'

afterEach(() => vi.unstubAllGlobals())

const { queryKey } = storefrontAppearanceQuery()
const look = { width: 'wide', spacing: 'normal', cards: 'plain', ground: 'paper' } as const

test('the cache takes the saved look of the storefronts from the answer', async () => {
  const client = createQueryClient(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ data: { revision: 2, ...look } }))
  await sendStorefrontAppearance(client, { width: 'wide' })
  expect(client.getQueryData(queryKey)).toEqual({ revision: 2, ...look })
})

test('after a failure the look of the storefronts is read again, also if nothing shows it', async () => {
  const fail = vi.fn()
  const client = createQueryClient(fail)
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ errors: [] }, { status: 500 })
      : Response.json({ data: { revision: 3, ...look } }),
  )
  await expect(sendStorefrontAppearance(client, { width: 'narrow' })).rejects.toThrow()
  await expect.poll(() => client.getQueryData(queryKey)).toEqual({ revision: 3, ...look })
  expect(fail).not.toHaveBeenCalled()
})
