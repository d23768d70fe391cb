import { describe, expect, test } from 'vitest'
import { call, type Surroundings } from '#client/api.ts'
import { createQueryClient } from '#client/queryClient.ts'
import { getData } from '#client/retries.ts'
import { refusal, scriptedPage } from './server.ts'

describe('a call that failed is repeated', () => {
  const client = createQueryClient()
  const read = (around: Surroundings) =>
    client.fetchQuery({
      queryKey: ['wallet', Math.random()],
      queryFn: () => call('GET incentives/wallet', { whole: false }, around),
      retryDelay: 1,
    })

  test('five times, then it gives up', async () => {
    const { around, received } = await scriptedPage(() => refusal(503))
    await expect(read(around)).rejects.toMatchObject({ status: 503 })
    expect(received).toHaveLength(6)
  })

  test('until it succeeds, also after a broken connection', async () => {
    const { around, received } = await scriptedPage((_, nth) =>
      nth === 1 ? 'hang up' : nth === 2 ? refusal(500) : { status: 200, body: { data: 340 } },
    )
    expect(await read(around)).toMatchObject({ data: 340 })
    expect(received).toHaveLength(3)
  })

  test('never if the refusal is final', async () => {
    for (const status of [400, 401, 403, 404]) {
      const { around, received } = await scriptedPage(() => refusal(status))
      await expect(read(around)).rejects.toMatchObject({ status })
      expect(received).toHaveLength(1)
    }
  })

  test('never if it changes something, because the server may have carried it out', async () => {
    const { around, received } = await scriptedPage(() => refusal(503))
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => call('POST incentives/shop_checkout', { body: { products: [3] }, whole: false }, around),
    })
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 503 })
    expect(received).toHaveLength(1)
  })

  test('for a widget without the cache too, with pauses that double', async () => {
    const { around, received } = await scriptedPage(() => refusal(500))
    const pauses: number[] = []
    const pause = async (ms: number) => void pauses.push(ms)
    await expect(getData('GET incentives/wallet', { ...around, pause })).rejects.toMatchObject({ status: 500 })
    expect(received).toHaveLength(6)
    expect(received[0]?.url).toBe('/api/v2/incentives/wallet')
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000])
  })
})
