import { expect, test } from 'vitest'
import { drawn, openUploads } from './openUploads.ts'

test('products and the shop take only files that were uploaded', async () => {
  const { send, browser } = await openUploads('incentives_manager')
  const uploaded = (await send(await drawn({ width: 50, height: 50 }).png().toBuffer())).body.data.file
  const never = '/media/product/00000000000000000000000000000000-50x50.webp'
  const product = (files: string[]) => ({
    title: 'Mug',
    type: 'physical',
    price: 10,
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
  const content = await drawn({ width: 60, height: 50 }).png().toBuffer()
  const { file } = (await send(content, { purpose: 'banner' })).body.data
  expect((await browser.ask(shop, { body: { banner: file } })).body.data.banner).toBe(file)
})

test('each place takes only files that were uploaded for it', async () => {
  const { send, browser } = await openUploads('incentives_manager')
  const content = await drawn({ width: 50, height: 50 }).png().toBuffer()
  const files: Record<string, string> = {}
  for (const purpose of ['avatar', 'banner', 'product'])
    files[purpose] = (await send(content, { purpose })).body.data.file
  const refused = async (path: string, body: object) => (await browser.ask(path, { body })).body.errors
  const mug = (file = '') => ({ title: 'Mug', type: 'physical', price: 10, images: [{ file, alt: 'A mug' }] })
  for (const file of [files.avatar, files.banner]) {
    expect(await refused('/api/v2/incentives/products', mug(file))).toMatchObject([
      { path: 'images[0][file]', code: 'not_uploaded' },
    ])
  }
  for (const banner of [
    files.avatar,
    files.product,
    '/media/cover/x',
    '/media/demo/',
    '/media/demo/mug.svg',
    '/media/demo/a.svg/b',
  ]) {
    const problems = await refused('/api/v2/settings/incentives/shop', { banner })
    expect(problems).toMatchObject([{ path: 'banner', code: 'not_uploaded' }])
  }
})

test('a picture of the demo stays where it is, and cannot be saved elsewhere', async () => {
  const { db, browser } = await openUploads('incentives_manager')
  const products = '/api/v2/incentives/products'
  const mug = await db.reader
    .selectFrom('products')
    .select(['id', 'revision', 'images'])
    .where('images', 'like', '%/media/demo/%')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const images = JSON.parse(mug.images)
  const refused = [{ path: 'images[0][file]', code: 'not_uploaded' }]
  const made = await browser.ask(products, { body: { title: 'Mug', type: 'physical', price: 10, images } })
  expect(made).toMatchObject({ status: 400, body: { errors: refused } })
  const [{ file: banner }] = images
  expect((await browser.ask('/api/v2/settings/incentives/shop', { body: { banner } })).status).toBe(400)
  const body = { revision: mug.revision, images: [{ ...images[0], alt: 'Another text' }] }
  const kept = await browser.ask(`${products}/${mug.id}`, { method: 'PATCH', body })
  expect(kept).toMatchObject({ status: 200, body: { data: { images: body.images } } })
})

test('a product whose picture has no upload can be saved and duplicated', async () => {
  const { db, browser } = await openUploads('incentives_manager')
  const products = '/api/v2/incentives/products'
  const { body } = await browser.ask(products, { body: { title: 'Mug', type: 'physical', price: 10 } })
  const { id } = body.data
  const images = [{ file: '/media/product/00000000000000000000000000000000-50x50.webp', alt: 'A mug' }]
  await db.transact((tx) =>
    tx
      .updateTable('products')
      .set({ images: JSON.stringify(images) })
      .where('id', '=', id)
      .execute(),
  )
  const saved = await browser.ask(`${products}/${id}`, { method: 'PATCH', body: { revision: 1, images } })
  const copied = await browser.ask(`${products}/${id}/duplicate`, { method: 'POST', body: {} })
  expect([saved.status, copied.status, copied.body.data.images]).toEqual([200, 201, images])
})
