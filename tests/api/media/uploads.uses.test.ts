import { expect, test, vi } from 'vitest'
import { drawn, openUploads } from './openUploads.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

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
