import { describe, expect, test, vi } from 'vitest'
import { ApiError, call, getData } from '#client/api.ts'
import { toFieldErrors, toPath } from '#client/fieldErrors.ts'
import { createQueryClient } from '#client/queryClient.ts'
import { allPages } from '#client/queries/allPages.ts'
import { readQuery } from '#shared/contract/query.ts'
import { type Script, scriptedServer } from './server.ts'

async function page(script: Script) {
  const { base, received } = await scriptedServer(script)
  const left: string[] = []
  const around = {
    base,
    here: () => '/incentives?sort=price',
    leave: (path: string) => void left.push(path),
    pause: async () => {},
  }
  return { around, received, left }
}

const refusal = (status: number) => ({ status, body: { errors: [{ message: 'No.', path: '', code: 'no' }] } })

describe('a call', () => {
  test('asks in the contract’s form: lists in brackets, nothing empty', async () => {
    const { around, received } = await page(() => ({ status: 200, body: { data: [1], meta: { page: 0 } } }))
    const query = { attributes: ['logo', 'colors'], s: '', free: true, page: 0, none: null, left: undefined }
    expect(await call('appearance', { query }, around)).toEqual({ data: [1], meta: { page: 0 } })
    const url = new URL(received[0]!.url, 'http://x')
    expect(url.pathname).toBe('/api/v2/appearance')
    expect(readQuery(url.searchParams)).toEqual({ attributes: ['logo', 'colors'], free: '1', page: '0' })
    expect(url.search).not.toMatch(/s=|none|left/)
  })

  test('sends JSON and the key that makes it happen once', async () => {
    const { around, received } = await page(() => ({ status: 201, body: { data: { id: 7 } } }))
    await call('incentives/shop_checkout', { method: 'POST', body: { products: [3] }, idempotencyKey: 'k-1' }, around)
    expect(received[0]).toMatchObject({
      method: 'POST',
      body: '{"products":[3]}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1', accept: 'application/json' },
    })
  })

  test('that was refused tells everything that is wrong, and what else the refusal says', async () => {
    const errors = [
      { message: 'This field is required.', path: 'title', code: 'required' },
      { message: 'The most is 6.', path: 'images', code: 'too_big' },
    ]
    const { around, left } = await page(() => ({ status: 409, body: { errors, by: 'Priya' } }))
    const error = await call('incentives/products', { method: 'POST', body: {} }, around).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, problems: errors, details: { by: 'Priya' } })
    expect(left).toEqual([])
  })

  test('leads a whole page to the log-in that leads back, or to the pages for 403 and 404', async () => {
    for (const [status, path] of [
      [401, '/user/login?redirectTo=%2Fincentives%3Fsort%3Dprice'],
      [403, '/denied'],
      [404, '/not-found'],
    ] as const) {
      const { around, left } = await page(() => refusal(status))
      await expect(call('x', {}, around)).rejects.toMatchObject({ status })
      expect(left).toEqual([path])
      await expect(call('x', { whole: false }, around)).rejects.toMatchObject({ status })
      expect(left).toHaveLength(1)
    }
  })

  test('understands a deletion that says nothing, and a proxy that answers with a page', async () => {
    const { around } = await page((_, nth) =>
      nth === 1 ? { status: 204 } : { status: 502, body: '<h1>Bad gateway</h1>' },
    )
    expect(await call('session', { method: 'DELETE' }, around)).toEqual({ data: undefined, meta: undefined })
    await expect(call('me', {}, around)).rejects.toMatchObject({ status: 502, problems: [] })
  })

  test('an answer that is no JSON where there should be some is an error', async () => {
    const { around } = await page(() => ({ status: 200, body: '<h1>Hello</h1>' }))
    await expect(call('me', {}, around)).rejects.toThrow(SyntaxError)
  })
})

describe('asking again', () => {
  const client = createQueryClient()
  const ask = (path: string, around: Parameters<typeof call>[2]) =>
    client.fetchQuery({
      queryKey: [path, Math.random()],
      queryFn: () => call(path, { whole: false }, around),
      retryDelay: 1,
    })

  test('five times, then it gives up', async () => {
    const { around, received } = await page(() => refusal(503))
    await expect(ask('wallet', around)).rejects.toMatchObject({ status: 503 })
    expect(received).toHaveLength(6)
  })

  test('until it succeeds, a broken connection included', async () => {
    const { around, received } = await page((_, nth) =>
      nth === 1 ? 'hang up' : nth === 2 ? refusal(500) : { status: 200, body: { data: 340 } },
    )
    expect(await ask('wallet', around)).toMatchObject({ data: 340 })
    expect(received).toHaveLength(3)
  })

  test('never where the answer is final', async () => {
    for (const status of [400, 401, 403, 404]) {
      const { around, received } = await page(() => refusal(status))
      await expect(ask('wallet', around)).rejects.toMatchObject({ status })
      expect(received).toHaveLength(1)
    }
  })

  test('never for a change, which may have been carried out', async () => {
    const { around, received } = await page(() => refusal(503))
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => call('x', { method: 'POST', whole: false }, around) })
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 503 })
    expect(received).toHaveLength(1)
  })

  test('a widget without the cache does the same, in pauses that double', async () => {
    const { around, received } = await page(() => refusal(500))
    const pauses: number[] = []
    const pause = async (ms: number) => void pauses.push(ms)
    await expect(getData('incentives/wallet', { ...around, pause })).rejects.toMatchObject({ status: 500 })
    expect(received).toHaveLength(6)
    expect(received[0]?.url).toBe('/api/v2/incentives/wallet')
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000])
  })
})

describe('a list that is needed whole', () => {
  test('is read page after page until the last one', async () => {
    const { around, received } = await page((_, nth) => ({
      status: 200,
      body: { data: [{ id: nth }], meta: { page: nth - 1, totalPages: 3 } },
    }))
    const items = await allPages('organizations', { query: { s: 'x' } }, (path, options) => call(path, options, around))
    expect(items).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(received.map(({ url }) => url.split('?')[1])).toEqual([
      's=x&limit=100&page=0',
      's=x&limit=100&page=1',
      's=x&limit=100&page=2',
    ])
  })

  test('keeps what was read before a page that fails, and only logs the failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { around } = await page(({ url }) =>
      url.includes('page=1') ? refusal(403) : { status: 200, body: { data: [{ id: 1 }], meta: { totalPages: 3 } } },
    )
    const items = await allPages('organizations', {}, (path, options) => call(path, options, around))
    expect(items).toEqual([{ id: 1 }])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('is not read further once nobody waits for it', async () => {
    const gone = new AbortController()
    const { around } = await page(() => ({ status: 200, body: { data: [1], meta: { totalPages: 3 } } }))
    const ask: typeof call = (path, options) => call(path, options, around)
    gone.abort()
    await expect(allPages('users', { signal: gone.signal }, ask)).rejects.toThrow()
  })
})

describe('problems at fields', () => {
  test('bracketed paths become nested ones, each with its first message', () => {
    expect(toPath('sections[0][content][title]')).toEqual(['sections', '0', 'content', 'title'])
    expect(
      toFieldErrors([
        { path: 'sections[0][content][title]', message: 'This field is required.', code: 'required' },
        { path: 'sections[0][content][title]', message: 'Another thing.', code: 'other' },
        { path: '', message: 'No.', code: 'no' },
      ]),
    ).toEqual([
      { name: 'sections.0.content.title', type: 'server', message: 'This field is required.' },
      { name: 'root', type: 'server', message: 'No.' },
    ])
  })
})
