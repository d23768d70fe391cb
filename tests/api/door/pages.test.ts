import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { wholeHeaders } from '#server/door/readRequest.ts'
import { openTestDoor } from './openTestDoor.ts'

const long = 'A calm, bookish, confident page. '.repeat(100)

describe('a page that visitors read', () => {
  test('is rendered once and then sent from memory, in whatever encoding is asked for', async () => {
    const { ask, asks } = await openTestDoor({ page: () => ({ text: long }) })
    const plain = await ask('/')
    const br = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip' } })
    expect(asks).toHaveLength(1)
    expect(plain.text).toBe(long)
    expect(brotliDecompressSync(br.body).toString()).toBe(long)
    expect(gunzipSync(gzip.body).toString()).toBe(long)
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(1)
    expect(br.headers.vary).toBe('Accept-Encoding, Cookie')
    expect(br.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('is not sent again to a client that has it', async () => {
    const { ask } = await openTestDoor()
    const { headers } = await ask('/')
    const again = await ask('/', { headers: { 'if-none-match': `"x", ${headers.etag}` } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers.etag).toBe(headers.etag)
    expect((await ask('/', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  })

  test('is described, not sent, to HEAD', async () => {
    const { ask, asks } = await openTestDoor({ page: () => ({ text: long }) })
    const head = await ask('/', { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(long.length))
    await ask('/')
    expect(asks.map(({ method }) => method)).toEqual(['GET'])
  })

  test('is rendered once for 500 who come at once', async () => {
    const { ask, asks, log } = await openTestDoor({
      page: async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        return {}
      },
    })
    const answers = await Promise.all(Array.from({ length: 500 }, () => ask('/')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(500)
    expect(asks).toHaveLength(1)
    const outcomes = log.filter(({ msg }) => msg === 'request').map(({ cache }) => cache)
    expect(outcomes.filter((outcome) => outcome === 'miss')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'bypass')).toHaveLength(0)
  })

  test('is not rendered again for a thousand made-up queries and hosts', async () => {
    const { ask, asks } = await openTestDoor({ env: { SITE_URL: 'https://learn.example' } })
    for (let at = 0; at < 1000; at++) await ask(`/?made=${at}`, { headers: { host: `made${at}.example` } })
    expect(asks).toHaveLength(1)
    expect(asks[0]).toMatchObject({ url: '/', origin: 'https://learn.example' })
  })

  test('takes the place of no other page when hosts are made up and no SITE_URL is set', async () => {
    const { ask } = await openTestDoor()
    for (let at = 0; at < 300; at++) await ask('/', { headers: { host: `made${Math.floor(at / 3)}.example` } })
    expect((await ask('/metrics')).text).toMatch(/^page_cache_entries 4$/m)
  })

  test('is kept for a host only after a page was sent for it, not after a missing one', async () => {
    const { ask, asks } = await openTestDoor({
      page: ({ url }) => (url === '/training/999' ? { status: 404, text: long } : {}),
    })
    const headers = { host: 'learn.example', 'accept-encoding': 'gzip' }
    expect((await ask('/training/999', { headers })).status).toBe(404)
    for (const path of ['/', '/']) await ask(path, { headers })
    expect(asks.map(({ url }) => url)).toEqual(['/training/999', '/', '/'])
    await ask('/', { headers })
    expect(asks).toHaveLength(3)
  })

  test('shows nobody what another wrote into a request', async () => {
    const { ask } = await openTestDoor({
      page: ({ url, headers, origin }) => ({ text: JSON.stringify([url, [...wholeHeaders(headers)], origin]) }),
      env: { SITE_URL: 'https://learn.example' },
    })
    const poison = {
      host: 'evil.example',
      cookie: 'tracking=evil',
      referer: 'https://evil.example/',
      'x-forwarded-host': 'evil.example',
      'accept-language': 'evil',
      'user-agent': 'evil',
    }
    await ask('/?evil=1', { headers: poison })
    expect((await ask('/')).text).not.toContain('evil')
  })

  test('leaves out parameters that no page knows, but a search gets what was searched for', async () => {
    const { ask } = await openTestDoor()
    expect((await ask('/?s=1')).text).toBe('Welcome, /')
    expect((await ask('/search?s=python&page=2')).text).toBe('Welcome, /search?s=python&page=2')
  })
})

describe('what is not for keeping', () => {
  test('a search is rendered each time, and yet sent only to who does not have it', async () => {
    const { ask, asks } = await openTestDoor()
    const { headers } = await ask('/search?s=a')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await ask('/search?s=a', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
    expect(asks).toHaveLength(2)
  })

  test('a page for somebody signed in is stored nowhere, neither here nor in the browser', async () => {
    const { ask, asks } = await openTestDoor({ page: ({ headers }) => ({ text: `For ${headers.get('cookie')}` }) })
    const mine = await ask('/', { headers: { cookie: 'session=mine' } })
    expect(mine.text).toBe('For session=mine')
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(mine.headers.etag).toBeUndefined()
    expect((await ask('/', { headers: { cookie: '__Host-session=other' } })).text).toBe('For __Host-session=other')
    expect((await ask('/')).text).toBe('For language=en')
    expect(asks).toHaveLength(3)
  })

  test('what is sent once is compressed by zstd if the client accepts it', async () => {
    const { ask } = await openTestDoor({ page: () => ({ text: long }) })
    const cookie = 'session=s3cret'
    const ways = ['gzip, deflate, br, zstd', 'gzip, deflate, br']
    const [zstd, br] = await Promise.all(
      ways.map((way) => ask('/dashboard', { headers: { cookie, 'accept-encoding': way } })),
    )
    expect([zstd, br].map((answer) => answer?.headers['content-encoding'])).toEqual(['zstd', 'br'])
    expect(zstdDecompressSync(zstd!.body).toString()).toBe(long)
    expect(brotliDecompressSync(br!.body).toString()).toBe(long)
  })

  test('what a form or a program with a key is answered is stored nowhere', async () => {
    const { ask, asks } = await openTestDoor()
    const answered = await ask('/', { method: 'POST', body: 'a=b' })
    expect([answered.headers['cache-control'], answered.headers.etag]).toEqual(['private, no-store', undefined])
    await ask('/', { headers: { authorization: 'Bearer key' } })
    await ask('/')
    expect(asks).toHaveLength(3)
  })

  test('a page that is not there is looked for each time', async () => {
    const { ask, asks } = await openTestDoor({ page: () => ({ status: 404 }) })
    expect([(await ask('/training/999')).status, (await ask('/training/999')).status]).toEqual([404, 404])
    expect(asks).toHaveLength(2)
  })

  test('with PAGE_CACHE_MB=0 nothing is kept', async () => {
    const { ask, asks } = await openTestDoor({ env: { PAGE_CACHE_MB: '0' } })
    const { headers } = await ask('/')
    expect((await ask('/', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
    expect(asks).toHaveLength(2)
  })
})

describe('a change', () => {
  test('of something a page shows is on it at the next request; other pages stay', async () => {
    let title = 'Python'
    const { ask, asks, change } = await openTestDoor({
      page: ({ url }) => ({ text: title, tags: url === '/training/1' ? ['training:1'] : ['training:2'] }),
    })
    await ask('/training/1')
    await ask('/training/2')
    title = 'Rust'
    await change('training:1')
    expect((await ask('/training/1')).text).toBe('Rust')
    expect((await ask('/training/2')).text).toBe('Python')
    expect(asks.map(({ url }) => url)).toEqual(['/training/1', '/training/2', '/training/1'])
  })

  test('by one process is on the pages of another at the next request', async () => {
    let title = 'Python'
    const page = () => ({ text: title, tags: ['training:1'] })
    const one = await openTestDoor({ page })
    const other = await openTestDoor({ page, databaseUrl: one.databaseUrl })
    for (let at = 0; at < 20; at++) {
      await other.ask('/')
      title = `Python ${at}`
      await one.change('training:1')
      expect((await other.ask('/')).text).toBe(title)
    }
  })

  test('while a page is rendered is not missed', async () => {
    let title = 'Python'
    let land = () => {}
    const landing = new Promise<void>((resolve) => {
      land = resolve
    })
    const { ask, asks, change } = await openTestDoor({
      page: async () => {
        const text = title
        if (asks.length === 1) await landing
        return { text, tags: ['training:1'] }
      },
    })
    const before = ask('/')
    await expect.poll(() => asks.length).toBe(1)
    title = 'Rust'
    await change('training:1')
    expect((await ask('/')).text).toBe('Rust')
    land()
    expect((await before).text).toBe('Python')
    expect((await ask('/')).text).toBe('Rust')
  })

  test('that only time brings is on the page in time', async () => {
    const { ask, asks, time } = await openTestDoor({ page: () => ({ until: new Date('2026-11-21T10:00:00Z') }) })
    await ask('/')
    time.now = new Date('2026-11-21T09:59:59Z')
    await ask('/')
    expect(asks).toHaveLength(1)
    time.now = new Date('2026-11-21T10:00:00Z')
    await ask('/')
    expect(asks).toHaveLength(2)
  })
})

describe('languages', () => {
  test('each has its own page, and a choice in the address is remembered', async () => {
    const { ask, asks } = await openTestDoor({ page: ({ headers }) => ({ text: String(headers.get('cookie')) }) })
    const chosen = await ask('/?language=ar')
    expect(chosen.text).toBe('language=ar')
    expect(chosen.headers['set-cookie']).toEqual(['language=ar; Path=/; Max-Age=31536000; SameSite=Lax'])
    expect((await ask('/', { headers: { cookie: 'language=ar' } })).text).toBe('language=ar')
    expect((await ask('/')).text).toBe('language=en')
    const again = await ask('/?language=ar', { headers: { 'if-none-match': String(chosen.headers.etag) } })
    expect([again.status, again.headers['set-cookie']?.length]).toEqual([304, 1])
    expect(asks).toHaveLength(3)
  })

  test('a search remembers the choice too; a language that is not offered is none', async () => {
    const { ask } = await openTestDoor()
    expect((await ask('/search?s=a&language=ar')).headers['set-cookie']).toHaveLength(1)
    expect((await ask('/search?s=a&language=xx')).headers['set-cookie']).toBeUndefined()
    expect((await ask('/api/v2/search?language=ar')).headers['set-cookie']).toBeUndefined()
  })
})
