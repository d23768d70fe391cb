import { beforeEach, describe, expect, test } from 'vitest'
import { wholeHeaders } from '#server/door/readRequest.ts'
import { createKeptPages, type KeptPages } from '#server/door/page-cache/keptPages.ts'
import { nothingInline } from '#server/door/http/contentPolicy.ts'
import { createPageCache, type PageCache } from '#server/door/page-cache/pageCache.ts'
import type { KeptVisit } from '#server/door/page-cache/visitorKey.ts'
import type { RenderRequest, Rendered } from '#server/door/renderer.ts'
import { expand } from '#server/door/http/encodings.ts'

const now = () => new Date('2026-11-21T09:00:00Z')
const home: KeptVisit = { kind: 'page', key: 'home', origin: 'https://learn.example', url: '/', cookie: 'language=en' }
const user = { address: '192.0.2.1', requestId: 'r1', encoding: 'br' } as const
const text = 'A calm, bookish page. '.repeat(100)

/** Renderings under way, which the story lands one by one. */
let landings: ((answer?: Partial<Rendered> & { tags?: string[]; headers?: Headers }) => void)[]
let asks: RenderRequest[]
let cache: PageCache
let pages: KeptPages

function render(request: RenderRequest): Promise<Rendered> {
  asks.push(request)
  return new Promise((resolve) => {
    landings.push(({ tags = ['settings'], ...answer } = {}) =>
      resolve({
        status: 200,
        headers: new Headers({ 'content-type': 'text/html' }),
        body: Buffer.from(text),
        page: { tags: new Set(tags), until: undefined },
        inlineHashes: nothingInline,
        ...answer,
      }),
    )
  })
}

beforeEach(() => {
  landings = []
  asks = []
  cache = createPageCache(2 ** 20)
  const log = { error: (facts: unknown) => expect.unreachable(String(facts)) }
  pages = createKeptPages({ cache, render, now, log })
})

describe('rendering a page once', () => {
  test('500 who ask at once share one rendering', async () => {
    const answers = Array.from({ length: 500 }, () => pages.render(home, user))
    landings[0]?.()
    const rendered = await Promise.all(answers)
    expect(asks).toHaveLength(1)
    expect(rendered.filter(({ first }) => first)).toHaveLength(1)
    expect(new Set(rendered.map(({ page }) => page)).size).toBe(1)
    expect(pages.find('home')).toBe(rendered[0]?.page)
  })

  test('the renderer gets nothing about the user except language and agreement', async () => {
    void pages.render(home, user)
    expect(asks[0]).toMatchObject({ method: 'GET', url: '/', origin: 'https://learn.example' })
    expect([...wholeHeaders(asks[0]!.headers)]).toEqual([['cookie', 'language=en']])
  })

  test('a failure is everybody’s, kept by nobody', async () => {
    const answers = [pages.render(home, user), pages.render(home, user)]
    landings[0]?.({ status: 500 })
    expect((await Promise.all(answers)).map(({ page }) => page.status)).toEqual([500, 500])
    expect(pages.find('home')).toBeUndefined()
    void pages.render(home, user)
    expect(asks).toHaveLength(2)
  })

  test.each([
    ['not found', { status: 404 }],
    ['noting nothing of what it shows', { tags: [] }],
    ['not reaching the middleware', { page: undefined }],
    ['not to be stored', { headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'no-store' }) }],
    ['setting a cookie', { headers: new Headers({ 'content-type': 'text/html', 'set-cookie': 'a=b' }) }],
  ])('a page %s is not kept', async (_, answer) => {
    const rendered = pages.render(home, user)
    landings[0]?.(answer)
    await rendered
    expect(cache.size().entries).toBe(0)
  })

  test('a page that gives one user a cookie is rendered again for the others', async () => {
    const [one, other] = [pages.render(home, user), pages.render(home, user)]
    const giving = (cookie: string) => ({ headers: new Headers({ 'content-type': 'text/html', 'set-cookie': cookie }) })
    landings[0]?.(giving('csrf=1'))
    expect((await one).page.head).toContain('csrf=1')
    await expect.poll(() => landings).toHaveLength(2)
    landings[1]?.(giving('csrf=2'))
    expect((await other).page.head).toContain('csrf=2')
  })

  test('a file that is not the one of its name is not kept, so that names cannot be made up', async () => {
    const named: KeptVisit = { ...home, kind: 'named', key: 'css', url: '/theme/made-up.css' }
    const caching = (value: string) => ({
      headers: new Headers({ 'content-type': 'text/css', 'cache-control': value }),
    })
    const old = pages.render(named, user)
    landings[0]?.(caching('public, max-age=60'))
    await old
    expect(pages.find('css')).toBeUndefined()
    const present = pages.render(named, user)
    landings[1]?.(caching('public, max-age=31536000, immutable'))
    await present
    expect(pages.find('css')).toBeDefined()
  })
})

describe('a change while a page is rendered', () => {
  test('of what it shows: it is answered, but not kept', async () => {
    const answer = pages.render(home, user)
    pages.changed(new Set(['training:1']))
    landings[0]?.({ tags: ['training:1'] })
    expect((await answer).page.status).toBe(200)
    expect(pages.find('home')).toBeUndefined()
  })

  test('of something else: it is kept', async () => {
    const answer = pages.render(home, user)
    pages.changed(new Set(['training:2']))
    landings[0]?.({ tags: ['training:1'] })
    await answer
    expect(pages.find('home')).toBeDefined()
  })

  test('who asks after it does not get the rendering from before it', async () => {
    const before = pages.render(home, user)
    pages.changed(new Set(['training:1']))
    const after = pages.render(home, user)
    expect(asks).toHaveLength(2)
    landings[1]?.({ tags: ['training:1'], body: Buffer.from('new') })
    landings[0]?.({ tags: ['training:1'], body: Buffer.from('old') })
    await Promise.all([before, after])
    const kept = pages.find('home')
    expect(kept && (await pages.body(kept, 'identity')).body.toString()).toBe('new')
  })
})

describe('the bytes of a kept page', () => {
  async function keptHome() {
    const answer = pages.render(home, user)
    landings[0]?.()
    await answer
    const page = pages.find('home')
    if (!page) throw new Error('not kept')
    return page
  }

  test('are there in every encoding somebody asked for, and no others', async () => {
    const page = await keptHome()
    expect(Object.keys(page.bodies)).toEqual(['br'])
    const gzip = await pages.body(page, 'gzip')
    expect((await expand(gzip.body, 'gzip')).toString()).toBe(text)
    expect(gzip.head).toEqual(expect.arrayContaining(['Content-Encoding', 'gzip', String(gzip.body.length)]))
    expect(pages.body(page, 'gzip')).toBe(gzip)
    expect(Object.keys(page.bodies)).toEqual(['br', 'gzip'])
  })

  test('are compressed as well as can be once the page turned out to be wanted', async () => {
    const page = await keptHome()
    expect(page.bodies.br?.best).toBe(false)
    for (let times = 0; times < 10; times++) await pages.body(page, 'br')
    await expect.poll(() => page.bodies.br?.best).toBe(true)
    const { body, encoding } = await pages.body(page, 'br')
    expect((await expand(body, encoding)).toString()).toBe(text)
  })
})
