import { describe, expect, test } from 'vitest'
import { createPageCache, type KeptPage } from '#server/door/page-cache/pageCache.ts'
import type { Packed } from '#server/door/http/finish.ts'

const KIB = 1024
const now = () => new Date('2026-11-21T09:00:00Z')

function body(size: number, encoding: Packed['encoding'] = 'br'): Packed {
  return { encoding, body: Buffer.alloc(size), head: [], best: false, sent: 0 }
}

function page(key: string, { size = 8 * KIB, tags = ['settings'], until = Infinity } = {}): KeptPage {
  return {
    key,
    status: 200,
    head: [],
    unchangedHead: [],
    etag: `W/"${key}"`,
    compressible: true,
    until,
    tags: new Set(tags),
    bodies: { br: body(size) },
  }
}

describe('the page cache', () => {
  test('gives back what it was given', () => {
    const cache = createPageCache(100 * KIB)
    const home = page('/')
    cache.keep(home)
    expect(cache.find('/', now)).toBe(home)
    expect(cache.find('/other', now)).toBeUndefined()
  })

  test('stays within its bytes and lets go of what was asked for longest ago', () => {
    const cache = createPageCache(60 * KIB)
    for (const key of ['a', 'b', 'c']) cache.keep(page(key))
    cache.find('a', now)
    cache.keep(page('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key, now))).toEqual(['a', 'c', 'd'])
    for (let at = 0; at < 1000; at++) cache.keep(page(`made up ${at}`))
    expect(cache.size().bytes).toBeLessThanOrEqual(60 * KIB)
  })

  test('does not take in what is larger than all of it', () => {
    const cache = createPageCache(20 * KIB)
    cache.keep(page('small', { size: KIB }))
    cache.keep(page('large', { size: 20 * KIB }))
    expect(cache.find('large', now)).toBeUndefined()
    expect(cache.find('small', now)).toBeDefined()
  })

  test('counts every encoding of a page', () => {
    const cache = createPageCache(42 * KIB)
    const home = page('/')
    cache.keep(page('old'))
    cache.keep(home)
    cache.addBody(home, body(9 * KIB, 'gzip'))
    expect(cache.find('old', now)).toBeUndefined()
    const { bytes } = cache.size()
    cache.addBody(home, body(4 * KIB, 'gzip'))
    expect(cache.size().bytes).toBe(bytes - 5 * KIB)
  })

  test('drops exactly the pages that show what changed', () => {
    const cache = createPageCache(100 * KIB)
    cache.keep(page('/', { tags: ['settings', 'training:1', 'training:2'] }))
    cache.keep(page('/training/1', { tags: ['settings', 'training:1'] }))
    cache.keep(page('/training/2', { tags: ['settings', 'training:2'] }))
    cache.drop(new Set(['training:1', 'training:9']))
    expect(['/', '/training/1', '/training/2'].filter((key) => cache.find(key, now))).toEqual(['/training/2'])
    cache.drop(new Set(['settings']))
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  })

  test('a page that was dropped stays dropped, whatever is still done with it', () => {
    const cache = createPageCache(100 * KIB)
    const home = page('/')
    cache.keep(home)
    cache.drop(home.tags)
    cache.addBody(home, body(KIB, 'gzip'))
    expect(cache.holds(home)).toBe(false)
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  })

  test('a newer page takes the place of the older one', () => {
    const cache = createPageCache(100 * KIB)
    cache.keep(page('/', { tags: ['training:1'] }))
    const newer = page('/', { tags: ['training:2'] })
    cache.keep(newer)
    cache.drop(new Set(['training:1']))
    expect(cache.find('/', now)).toBe(newer)
    expect(cache.size().entries).toBe(1)
  })

  test('a page ends when it would look different by itself', () => {
    const cache = createPageCache(100 * KIB)
    cache.keep(page('/', { until: now().getTime() + 1 }))
    expect(cache.find('/', now)).toBeDefined()
    expect(cache.find('/', () => new Date(now().getTime() + 1))).toBeUndefined()
    expect(cache.size().entries).toBe(0)
  })
})
