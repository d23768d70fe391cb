import { describe, expect, test, vi } from 'vitest'
import { call } from '#client/api.ts'
import { allPages } from '#client/queries/allPages.ts'
import { refusal, scriptedPage } from '../server.ts'

describe('a list that is read completely', () => {
  test('is read page after page until the last one', async () => {
    const { around, received } = await scriptedPage((_, nth) => ({
      status: 200,
      body: { data: [{ id: nth }], meta: { page: nth - 1, totalPages: 3 } },
    }))
    const items = await allPages('GET taxonomy_terms', { query: { parent: 2 } }, (name, options) =>
      call(name, options, around),
    )
    expect(items).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(received.map(({ url }) => url.split('?')[1])).toEqual([
      'parent=2&limit=100&page=0',
      'parent=2&limit=100&page=1',
      'parent=2&limit=100&page=2',
    ])
  })

  test('keeps the pages before one that fails, and only logs the failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { around } = await scriptedPage(({ url }) =>
      url.includes('page=1') ? refusal(403) : { status: 200, body: { data: [{ id: 1 }], meta: { totalPages: 3 } } },
    )
    const items = await allPages('GET organizations', {}, (name, options) => call(name, options, around))
    expect(items).toEqual([{ id: 1 }])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('is not read further after its query was cancelled', async () => {
    const cancelled = new AbortController()
    const { around } = await scriptedPage(() => ({ status: 200, body: { data: [1], meta: { totalPages: 3 } } }))
    cancelled.abort()
    await expect(
      allPages('GET users', { signal: cancelled.signal }, (name, options) => call(name, options, around)),
    ).rejects.toThrow()
  })
})
