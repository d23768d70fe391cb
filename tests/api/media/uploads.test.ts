import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { crc32 } from 'node:zlib'
import { type Role, roles } from '#shared/access/roles.ts'
import { PICTURE_BYTES, uploadPurposes } from '#shared/media/uploadLimits.ts'
import { uploadedPicture } from '#shared/media/uploadedPicture.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { browserAt } from '../people/site.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

const password = 'demo-academy'
const api = '/api/v2/uploads'
const accounts: Record<Role, string> = {
  learner: 'learner@demo.test',
  instructor: 'instructor@demo.test',
  content_manager: 'content@demo.test',
  incentives_manager: 'incentives@demo.test',
  course_administrator: 'courses@demo.test',
  administrator: 'admin@demo.test',
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const zip = Buffer.from('PK\x03\x04 a zip archive')

function drawn({ width = 1800, height = 1200 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#1f7a8c' } })
}

async function openUploads(role: Role = 'administrator') {
  const db = await demoDatabase()
  const browser = browserAt(db)
  await browser.signIn(accounts[role], password)
  const folder = browser.runtime.config.dataDir
  return {
    ...{ db, browser },
    send: (content: Uint8Array | string, { purpose = 'product', name = 'a.png', type = 'image/png' } = {}) =>
      browser.ask(api, { upload: formOf(content, { purpose, name, type }) }),
    stored: () => filesIn(join(folder, 'uploads')),
    left: () => filesIn(join(folder, 'incoming')),
    read: (file: string) => browser.runtime.media.storage.read(file.slice('/media/'.length)),
  }
}

function formOf(content: Uint8Array | string, { purpose = 'product', name = 'a.png', type = 'image/png' }): FormData {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }))
  return form
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** A PNG of a few bytes that claims to have this size. */
function claimingPng(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a picture is stored as WebP in the widths of its purpose, upright and without its EXIF data', async () => {
  const { send, read, stored, left, db } = await openUploads()
  const exif = { IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  const photo = await drawn().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { status, body } = await send(photo)
  expect(status).toBe(201)
  const { file, url, type, width, height, bytes } = body.data
  expect(file).toMatch(/^\/media\/product\/[0-9a-f]{32}-1200x1800\.webp$/)
  expect({ url, type, width, height }).toEqual({
    url: `http://academy.test${file}`,
    ...{ type: 'image/webp', width: 1200, height: 1800 },
  })
  const content = await read(file)
  expect(content).toHaveLength(bytes)
  const { format, exif: kept, icc, orientation } = await sharp(content).metadata()
  expect({ format, kept, icc, orientation }).toEqual({ format: 'webp' })
  const { srcset } = uploadedPicture(file)!
  const forms = srcset.split(', ').map((form) => form.split(' '))
  expect(forms.map(([, wide]) => wide)).toEqual(['480w', '960w', '1200w'])
  for (const [name = '', wide] of forms) expect(`${(await sharp(await read(name)).metadata()).width}w`).toBe(wide)
  expect(stored()).toHaveLength(3)
  expect(left()).toEqual([])
  expect(await db.reader.selectFrom('uploads').select(['file', 'purpose']).execute()).toEqual([
    { file, purpose: 'product' },
  ])
})

test('the same content has one name, also from two users at the same time', async () => {
  const { db, browser, send, stored } = await openUploads()
  const other = browserAt(db, { DATA_DIR: browser.runtime.config.dataDir })
  await other.signIn(accounts.incentives_manager, password)
  const content = await drawn({ width: 300, height: 200 }).png().toBuffer()
  const [one, two] = await Promise.all([send(content), other.ask(api, { upload: formOf(content, {}) })])
  expect([one.status, two.status]).toEqual([201, 201])
  expect(one.body.data.file).toBe(two.body.data.file)
  expect(stored()).toHaveLength(1)
})

test.each(['png', 'webp', 'avif', 'gif'] as const)('a picture in %s works', async (format) => {
  const { send } = await openUploads()
  const { status, body } = await send(await drawn({ width: 60, height: 40 }).toFormat(format).toBuffer())
  expect([status, body.data?.width, body.data?.height]).toEqual([201, 60, 40])
})

test('an animation becomes its first frame', async () => {
  const { send, read } = await openUploads()
  const frames = await Promise.all(['#f00', '#00f'].map((background) => frame(background)))
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2)
  const { body } = await send(animation)
  const { pages = 1 } = await sharp(await read(body.data.file)).metadata()
  expect(pages).toBe(1)
})

test('a page hidden in a picture is gone', async () => {
  const { send, read } = await openUploads()
  const polyglot = Buffer.concat([
    await drawn({ width: 40, height: 40 }).jpeg().toBuffer(),
    Buffer.from('<html><script>alert(1)</script>'),
  ])
  const { status, body } = await send(polyglot, { name: 'a.html', type: 'text/html' })
  expect(status).toBe(201)
  expect(Buffer.from((await read(body.data.file)) ?? []).includes('<script>')).toBe(false)
})

test('the name of a file is not used', async () => {
  const { send, stored } = await openUploads()
  const content = await drawn({ width: 40, height: 40 }).png().toBuffer()
  const { status, body } = await send(content, { name: '../../../x.php' })
  expect(status).toBe(201)
  expect(stored()).toEqual([body.data.file.split('/').at(-1)])
})

describe('hostile files are refused with a clear message and leave nothing', () => {
  const cases: [string, () => Buffer | string | Promise<Buffer>, string, string][] = [
    ['SVG with a script', () => svg, 'type', 'SVG files can contain programs'],
    ['SVG behind a declaration', () => `<?xml version="1.0"?><!DOCTYPE svg>\n${svg}`, 'type', 'SVG files'],
    ['30,000 × 30,000 pixels', () => claimingPng(30_000, 30_000), 'too_many_pixels', 'too many pixels'],
    ['a zip archive named .png', () => zip, 'type', 'This is not a picture. JPEG, PNG'],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'type', 'This is not a picture'],
    ['an empty file', () => '', 'type', 'This is not a picture'],
    [
      'half a picture',
      async () => (await drawn().jpeg({ quality: 100 }).toBuffer()).subarray(0, 2000),
      'damaged',
      'cannot be read',
    ],
    ['a font', () => Buffer.from('wOF2 and so on'), 'type', 'This is not a picture'],
  ]
  test.each(cases)('%s', async (_, content, code, message) => {
    const { send, stored, left, db } = await openUploads()
    const { status, body } = await send(await content())
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path: 'file', code, message: expect.stringContaining(message) }])
    expect([stored(), left()]).toEqual([[], []])
    expect(await db.reader.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('a file over the limit', async () => {
    const { send, stored, left } = await openUploads()
    const { status, body } = await send(Buffer.alloc(PICTURE_BYTES + 1, 'x'))
    expect([status, body.errors]).toEqual([
      413,
      [{ path: 'file', code: 'too_large', message: 'This file is too large. At most 15 MB are possible.' }],
    ])
    expect([stored(), left()]).toEqual([[], []])
  })
})

test('every problem of the form is named', async () => {
  const { browser, left } = await openUploads()
  const form = new FormData()
  form.set('purpose', 'poster')
  form.set('colour', 'red')
  const { status, body } = await browser.ask(api, { upload: form })
  expect(status).toBe(400)
  expect(body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['colour', 'file', 'purpose'])
  expect((await browser.ask(api, { body: { purpose: 'product' } })).status).toBe(415)
  const noBoundary = { headers: { 'Content-Type': 'multipart/form-data; a=b' }, body: 'x' }
  expect((await browser.ask(api, noBoundary)).body.errors).toMatchObject([{ code: 'form' }])
  const two = formOf('x', {})
  two.append('file', new File(['y'], 'b.png'))
  expect((await browser.ask(api, { upload: two })).body.errors).toMatchObject([{ code: 'form' }])
  expect(left()).toEqual([])
})

test('each purpose has its permission', async () => {
  const db = await demoDatabase()
  const content = await drawn({ width: 20, height: 20 }).png().toBuffer()
  const allowed: Record<string, string[]> = {}
  for (const role of roles) {
    const browser = browserAt(db)
    await browser.signIn(accounts[role], password)
    for (const purpose of uploadPurposes) {
      const { status } = await browser.ask(api, { upload: formOf(content, { purpose }) })
      // A picture is no font, which the server says only to users who may upload fonts.
      expect([201, purpose === 'font' ? 400 : 201, 403]).toContain(status)
      if (status !== 403) allowed[role] = [...(allowed[role] ?? []), purpose]
    }
  }
  expect(allowed).toEqual({
    learner: ['avatar'],
    instructor: ['avatar'],
    content_manager: ['section', 'avatar'],
    incentives_manager: ['product', 'banner', 'avatar'],
    course_administrator: ['avatar'],
    administrator: [...uploadPurposes],
  })
  expect((await browserAt(db).ask(api, { upload: formOf(content, {}) })).status).toBe(401)
})

test('a user uploads a bounded number of files', async () => {
  const { browser } = await openUploads()
  const statuses = new Map<number, number>()
  for (let i = 0; i < 62; i++) {
    const { status } = await browser.ask(api, { upload: formOf(zip, {}), now: later(i / 60) })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 400: 60, 429: 2 })
})

function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

test('products and the shop take only files that were uploaded', async () => {
  const { send, browser } = await openUploads('incentives_manager')
  const uploaded = (await send(await drawn({ width: 50, height: 50 }).png().toBuffer())).body.data.file
  const never = '/media/product/00000000000000000000000000000000-50x50.webp'
  const product = (files: string[]) => ({
    ...{ title: 'Mug', type: 'physical', price: 10 },
    images: files.map((file) => ({ file, alt: 'A mug' })),
  })
  const products = '/api/v2/incentives/products'
  const refused = await browser.ask(products, { body: product([uploaded, never]) })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'images[1][file]', code: 'not_uploaded', message: expect.stringContaining('Upload it again') }],
  ])
  const { body } = await browser.ask(products, { body: product([uploaded]) })
  const { id, revision } = body.data
  const change = { revision, images: product([never]).images }
  const changed = await browser.ask(`${products}/${id}`, { method: 'PATCH', body: change })
  expect(changed.body.errors).toMatchObject([{ path: 'images[0][file]', code: 'not_uploaded' }])
  const shop = '/api/v2/settings/incentives/shop'
  const banner = await browser.ask(shop, { body: { banner: never } })
  expect([banner.status, banner.body.errors]).toMatchObject([400, [{ path: 'banner', code: 'not_uploaded' }]])
  expect((await browser.ask(shop, { body: { banner: uploaded } })).body.data.banner).toBe(uploaded)
})

describe('fonts', () => {
  const plex = (ending: string) =>
    readFileSync(`node_modules/@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.${ending}`)

  test.each(['woff2', 'woff'])('%s is stored as it is', async (ending) => {
    const { send, read } = await openUploads()
    const { status, body } = await send(plex(ending), { purpose: 'font' })
    expect([status, body.data]).toMatchObject([201, { type: `font/${ending}`, width: null, height: null }])
    expect(Buffer.from((await read(body.data.file)) ?? [])).toEqual(plex(ending))
  })

  test('a picture, a damaged font and a font that unpacks to gigabytes are refused', async () => {
    const { send, stored, left } = await openUploads()
    const picture = await drawn({ width: 10, height: 10 }).png().toBuffer()
    const bomb = Buffer.from(plex('woff'))
    // The stated size of the first table.
    bomb.writeUInt32BE(0xf0000000, 44 + 12)
    const codes: string[] = []
    for (const content of [picture, plex('woff2').subarray(0, 500), Buffer.from('wOF2'), bomb]) {
      const { status, body } = await send(content, { purpose: 'font' })
      expect(status).toBe(400)
      codes.push(body.errors[0].code)
    }
    expect(codes).toEqual(['type', 'damaged', 'damaged', 'damaged'])
    expect([stored(), left()]).toEqual([[], []])
  })
})

test('a favicon is a square PNG, and an avatar a square WebP', async () => {
  const { send, read } = await openUploads()
  const { body } = await send(await drawn({ width: 900, height: 600 }).png().toBuffer(), { purpose: 'favicon' })
  expect(body.data).toMatchObject({ type: 'image/png', width: 512, height: 512 })
  expect((await sharp(await read(body.data.file)).metadata()).format).toBe('png')
  const small = await send(await drawn({ width: 90, height: 40 }).png().toBuffer(), { purpose: 'avatar' })
  expect(small.body.data).toMatchObject({ type: 'image/webp', width: 40, height: 40 })
})
