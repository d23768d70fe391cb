import { describe, expect, test } from 'vitest'
import { ApiError, call } from '#client/api.ts'
import { readQuery } from '#shared/contract/query.ts'
import { refusal, scriptedPage } from './server.ts'

const body = { products: [3] }

describe('a call', () => {
  test('writes its query in the form of the contract: lists in brackets, nothing empty', async () => {
    const { around, received } = await scriptedPage(() => ({ status: 200, body: { data: [], meta: { page: 0 } } }))
    const query = { uid: [3, 4], s: '', page: 0, limit: undefined }
    expect(await call('GET users', { query }, around)).toEqual({ data: [], meta: { page: 0 } })
    const url = new URL(received[0]!.url, 'http://x')
    expect(url.pathname).toBe('/api/v2/users')
    expect(readQuery(url.searchParams)).toEqual({ uid: ['3', '4'], page: '0' })
    expect(url.search).not.toMatch(/s=|limit/)
  })

  test('puts its parameters into the path, and keeps a query that is part of its name', async () => {
    const { around, received } = await scriptedPage(() => ({ status: 200, body: { data: {} } }))
    await call('GET incentives/shop/{id}', { params: { id: 7 } }, around)
    await call('GET settings?type=general', {}, around)
    expect(received.map(({ url }) => url)).toEqual(['/api/v2/incentives/shop/7', '/api/v2/settings?type=general'])
  })

  test('sends JSON and the key that lets the server carry it out only once', async () => {
    const { around, received } = await scriptedPage(() => ({ status: 201, body: { data: { id: 7 } } }))
    await call('POST incentives/shop_checkout', { body, idempotencyKey: 'k-1' }, around)
    expect(received[0]).toMatchObject({
      method: 'POST',
      body: '{"products":[3]}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1', accept: 'application/json' },
    })
  })

  test('that was refused throws all problems and the other members of the refusal', async () => {
    const errors = [
      { message: 'This field is required.', path: 'title', code: 'required' },
      { message: 'Number of entries: at most 6.', path: 'images', code: 'too_big' },
    ]
    const { around, left } = await scriptedPage(() => ({ status: 409, body: { errors, by: 'Priya' } }))
    const error = await call('POST incentives/shop_checkout', { body }, around).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, problems: errors, details: { by: 'Priya' } })
    expect(left).toEqual([])
  })

  test('of a whole page opens the login page, which leads back, or the pages for 403 and 404', async () => {
    for (const [status, path] of [
      [401, '/user/login?redirectTo=%2Fincentives%3Fsort%3Dprice'],
      [403, '/denied'],
      [404, '/not-found'],
    ] as const) {
      const { around, left } = await scriptedPage(() => refusal(status))
      await expect(call('GET languages', {}, around)).rejects.toMatchObject({ status })
      expect(left).toEqual([path])
      await expect(call('GET languages', { whole: false }, around)).rejects.toMatchObject({ status })
      expect(left).toHaveLength(1)
    }
  })

  test('accepts an empty success, and a failure that is the page of a proxy', async () => {
    const { around } = await scriptedPage((_, nth) =>
      nth === 1 ? { status: 204 } : { status: 502, body: '<h1>Bad gateway</h1>' },
    )
    expect(await call('POST incentives/shop_checkout', { body }, around)).toEqual({ data: undefined, meta: undefined })
    await expect(call('GET languages', {}, around)).rejects.toMatchObject({ status: 502, problems: [] })
  })

  test('fails if a success is not JSON', async () => {
    const { around } = await scriptedPage(() => ({ status: 200, body: '<h1>Hello</h1>' }))
    await expect(call('GET languages', {}, around)).rejects.toThrow(SyntaxError)
  })
})
