import sharp from 'sharp'
import { expect, test } from 'vitest'
import { roles } from '#shared/access/roles.ts'
import { uploadPurposes } from '#shared/media/uploadLimits.ts'
import { uploadedPicture } from '#shared/media/uploadedPicture.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { accounts, drawn, formOf, openUploads, password, uploads } from './openUploads.ts'

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
    type: 'image/webp',
    width: 1200,
    height: 1800,
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
  const [one, two] = await Promise.all([send(content), other.ask(uploads, { upload: formOf(content, {}) })])
  expect([one.status, two.status]).toEqual([201, 201])
  expect(one.body.data.file).toBe(two.body.data.file)
  expect(stored()).toHaveLength(1)
})

test('a key stands for one file and one purpose', async () => {
  const { browser, stored } = await openUploads()
  const [one, other] = await Promise.all([300, 301].map((width) => drawn({ width, height: 200 }).png().toBuffer()))
  const send = (content: Uint8Array, purpose = 'product') =>
    browser.ask(uploads, { upload: formOf(content, { purpose }), headers: { 'Idempotency-Key': 'k' } })
  const first = await send(one!)
  const files = stored()
  expect(await send(one!)).toMatchObject({ status: 201, body: first.body })
  const used = { status: 409, body: { errors: [{ code: 'idempotency_key', path: '' }] } }
  expect(await send(other!)).toMatchObject(used)
  expect(await send(one!, 'banner')).toMatchObject(used)
  expect(stored()).toEqual(files)
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

test('every problem of the form is named', async () => {
  const { browser, left } = await openUploads()
  const form = new FormData()
  form.set('purpose', 'poster')
  form.set('colour', 'red')
  const { status, body } = await browser.ask(uploads, { upload: form })
  expect(status).toBe(400)
  expect(body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['colour', 'file', 'purpose'])
  const file = { path: 'file', code: 'required', message: 'Choose a file.' }
  expect(body.errors).toContainEqual(file)
  const none = new FormData()
  none.set('purpose', 'product')
  expect((await browser.ask(uploads, { upload: none })).body.errors).toEqual([file])
  none.set('file', 'a text')
  expect((await browser.ask(uploads, { upload: none })).body.errors).toEqual([file])
  expect((await browser.ask(uploads, { body: { purpose: 'product' } })).status).toBe(415)
  const noBoundary = { headers: { 'Content-Type': 'multipart/form-data; a=b' }, body: 'x' }
  expect((await browser.ask(uploads, noBoundary)).body.errors).toMatchObject([{ code: 'form' }])
  const two = formOf('x', {})
  two.append('file', new File(['y'], 'b.png'))
  expect((await browser.ask(uploads, { upload: two })).body.errors).toMatchObject([{ code: 'form' }])
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
      const { status } = await browser.ask(uploads, { upload: formOf(content, { purpose }) })
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
  expect((await browserAt(db).ask(uploads, { upload: formOf(content, {}) })).status).toBe(401)
})

test('a user uploads a bounded number of files', async () => {
  const { browser } = await openUploads()
  const statuses = new Map<number, number>()
  for (let i = 0; i < 62; i++) {
    const { status } = await browser.ask(uploads, { upload: formOf('PK', {}), now: later(i / 60) })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 400: 60, 429: 2 })
})

test('a user sends two files at a time, and others are not held up', async () => {
  const { db, browser, send, left } = await openUploads()
  const other = browserAt(db, { DATA_DIR: browser.runtime.config.dataDir })
  await other.signIn(accounts.incentives_manager, password)
  const contents = await Promise.all(
    [100, 110, 120, 130, 140].map((width) => drawn({ width, height: 50 }).png().toBuffer()),
  )
  // No picture is processed until the others have been refused.
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { media } = browser.runtime
  const { inTurn } = media
  media.inTurn = async (work) => {
    await opened
    return inTurn(work)
  }
  const statuses: number[] = []
  const sending = contents.map(async (content) => {
    const answer = await send(content)
    statuses.push(answer.status)
    return answer
  })
  await expect.poll(() => statuses).toEqual([429, 429, 429])
  expect((await other.ask(uploads, { upload: formOf(contents[4] ?? '', {}) })).status).toBe(201)
  open()
  const answers = await Promise.all(sending)
  expect(statuses).toEqual([429, 429, 429, 201, 201])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.errors).toEqual([
    {
      path: 'file',
      code: 'busy',
      message: 'You are sending two files already. Wait until one of them has arrived.',
    },
  ])
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(left()).toEqual([])
  // Refused and processed forms count no longer.
  for (const content of ['PK', ...contents.slice(0, 2)]) expect((await send(content)).status).not.toBe(429)
})

function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

test('a favicon is a square PNG, and an avatar a square WebP', async () => {
  const { send, read } = await openUploads()
  const { body } = await send(await drawn({ width: 900, height: 600 }).png().toBuffer(), { purpose: 'favicon' })
  expect(body.data).toMatchObject({ type: 'image/png', width: 512, height: 512 })
  expect((await sharp(await read(body.data.file)).metadata()).format).toBe('png')
  const small = await send(await drawn({ width: 90, height: 40 }).png().toBuffer(), { purpose: 'avatar' })
  expect(small.body.data).toMatchObject({ type: 'image/webp', width: 40, height: 40 })
})

test('a picture whose files are being removed gets another name', async () => {
  const { db, send, read } = await openUploads()
  const content = await drawn({ width: 600, height: 400 }).png().toBuffer()
  const first = (await send(content)).body.data.file
  await db.transact((tx) => tx.updateTable('uploads').set({ purpose: 'removed' }).execute())
  const second = (await send(content)).body.data.file
  expect(second).not.toBe(first)
  for (const form of uploadedPicture(second)!.srcset.split(', ')) expect(await read(form.split(' ')[0]!)).toBeDefined()
  expect((await send(content)).body.data.file).toBe(second)
})
