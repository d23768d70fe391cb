import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { precompress } from '#server/door/adapter/precompress.ts'
import { findAssets } from '#server/door/assets.ts'
import { expand } from '#server/door/http/encodings.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

const script = 'export const greeting = "Welcome to Juniper Academy"\n'.repeat(100)

async function builtFolder(folder = freshFolder()) {
  mkdirSync(join(folder, '_astro'))
  writeFileSync(join(folder, '_astro/page.Ab12.js'), script)
  writeFileSync(join(folder, '_astro/font.Cd34.woff2'), Buffer.alloc(4096))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  await precompress(folder)
  return findAssets(folder, ['X-Content-Type-Options', 'nosniff'])
}

test('the build’s text is there compressed, once and for all', async () => {
  const asset = (await builtFolder()).get('/_astro/page.Ab12.js')
  expect(Object.keys(asset?.forms ?? {})).toEqual(['identity', 'br', 'gzip'])
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = await asset?.forms[encoding]?.bytes()
    expect(bytes && (await expand(bytes, encoding)).toString()).toBe(script)
    expect(asset?.forms[encoding]?.head).toEqual(expect.arrayContaining(['Content-Encoding', encoding]))
  }
  expect(asset?.forms.identity.head).toEqual(
    expect.arrayContaining(['public, max-age=31536000, immutable', 'text/javascript; charset=utf-8', 'nosniff']),
  )
})

test('a small script is compressed too, if this saves more than its headers cost', async () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'small.js'), script.slice(0, 400))
  writeFileSync(join(folder, 'tiny.js'), script.slice(0, 100))
  await precompress(folder)
  const assets = findAssets(folder, [])
  expect(Object.keys(assets.get('/small.js')?.forms ?? {})).toEqual(['identity', 'br', 'gzip'])
  expect(Object.keys(assets.get('/tiny.js')?.forms ?? {})).toEqual(['identity'])
})

test('what is tiny or compressed already is sent as it is', async () => {
  const assets = await builtFolder()
  expect(Object.keys(assets.get('/_astro/font.Cd34.woff2')?.forms ?? {})).toEqual(['identity'])
  expect(Object.keys(assets.get('/favicon.svg')?.forms ?? {})).toEqual(['identity'])
  expect(assets.get('/favicon.svg')?.forms.identity.head).toContain('public, max-age=3600')
})

test('soon after the start, brotli copies and files that have no copies are in memory', async () => {
  const folder = freshFolder()
  const assets = await builtFolder(folder)
  await assets.readAll()
  rmSync(folder, { recursive: true })
  const { br, gzip, identity } = assets.get('/_astro/page.Ab12.js')?.forms ?? {}
  expect((await expand((await br?.bytes()) ?? Buffer.of(), 'br')).toString()).toBe(script)
  expect(await assets.get('/_astro/font.Cd34.woff2')?.forms.identity.bytes()).toHaveLength(4096)
  await expect(gzip?.bytes()).rejects.toThrow('ENOENT')
  await expect(identity?.bytes()).rejects.toThrow('ENOENT')
})

test('the other copies are read once for all who ask, and stay in memory', async () => {
  const folder = freshFolder()
  const { identity } = (await builtFolder(folder)).get('/_astro/page.Ab12.js')?.forms ?? {}
  const all = await Promise.all(Array.from({ length: 100 }, () => identity?.bytes()))
  expect(new Set(all).size).toBe(1)
  rmSync(folder, { recursive: true })
  expect(await identity?.bytes()).toBe(all[0])
})

test('a file that cannot be read is tried again for the next one who asks', async () => {
  const folder = freshFolder()
  const { identity } = (await builtFolder(folder)).get('/_astro/page.Ab12.js')?.forms ?? {}
  const file = join(folder, '_astro/page.Ab12.js')
  rmSync(file)
  await expect(identity?.bytes()).rejects.toThrow('ENOENT')
  writeFileSync(file, script)
  expect((await identity?.bytes())?.toString()).toBe(script)
})

test('a file of another length is never sent under the headers of the first one', async () => {
  const folder = freshFolder()
  const { identity } = (await builtFolder(folder)).get('/_astro/page.Ab12.js')?.forms ?? {}
  writeFileSync(join(folder, '_astro/page.Ab12.js'), `${script}more`)
  await expect(identity?.bytes()).rejects.toThrow('another length')
})

test('there is nothing but the files of the build: no copy of its own, nothing outside', async () => {
  const assets = await builtFolder()
  const paths = ['/_astro/font.Cd34.woff2', '/_astro/page.Ab12.js', '/favicon.svg']
  for (const path of paths) expect(assets.get(path)).toBeDefined()
  for (const path of ['/_astro/page.Ab12.js.br', '/_astro/page.Ab12.js.gz', '/_astro', '/../favicon.svg', '/'])
    expect(assets.get(path)).toBeUndefined()
})

test('a file that is gone before it was read fails for its first request and when all are read', async () => {
  const folder = freshFolder()
  const assets = await builtFolder(folder)
  rmSync(join(folder, 'favicon.svg'))
  expect(() => assets.get('/favicon.svg')).toThrow('ENOENT')
  await expect(assets.readAll()).rejects.toThrow('1 files')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  expect(await assets.get('/favicon.svg')?.forms.identity.bytes()).toHaveLength(6)
  rmSync(folder, { recursive: true })
  expect(await assets.get('/_astro/font.Cd34.woff2')?.forms.identity.bytes()).toHaveLength(4096)
})
