import { expect, onTestFinished, test } from 'vitest'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

test('the managers’ pages of products are served without a script, and hidden from learners', async () => {
  const { site, end } = await serveAcademy()
  onTestFinished(end)
  const cookie = await signInAt(site.url, 'incentives@demo.test')
  const page = (path: string, as = cookie) => fetch(site.url + path, { headers: { cookie: as } })
  const list = await (await page('/settings/incentives/products?sort=price&state=active')).text()
  expect(list).toContain('id="product-list"')
  const [edit = ''] = /\/settings\/incentives\/products\/\d+\/edit/.exec(list) ?? []
  expect(await (await page(edit)).text()).toContain('Price and stock')
  expect((await page('/settings/incentives/products/create')).status).toBe(200)
  expect((await page('/settings/incentives/products/999999/edit')).status).toBe(404)
  const learner = await signInAt(site.url, 'learner@demo.test')
  expect((await page('/settings/incentives/products', learner)).status).toBe(404)
})
