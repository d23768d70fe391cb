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

test('the preview of a product is a part of a page, only for the managers', async () => {
  const { site, end } = await serveAcademy()
  onTestFinished(end)
  const [manager, learner] = await Promise.all([
    signInAt(site.url, 'incentives@demo.test'),
    signInAt(site.url, 'learner@demo.test'),
  ])
  const preview = (cookie: string, fields: Record<string, string>) =>
    fetch(`${site.url}/settings/incentives/products/preview`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, Origin: site.url },
      body: new URLSearchParams(fields),
    })
  const typed = JSON.stringify({ title: 'Blue <mug>', price: 999_999, description: '<p onclick="x()">Red</p>' })
  const fields = { uid: '1', id: '', language: 'en', product: typed, stock: '3' }
  const answer = await preview(manager, fields)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).not.toContain('<html')
  expect(html).toContain('It is a draft, which no learner sees')
  expect(html).toContain('Blue &lt;mug&gt;')
  expect(html).toContain('<p>Red</p>')
  expect((await preview(manager, { ...fields, language: 'ar' })).status).toBe(200)
  expect((await preview(manager, { ...fields, product: '{' })).status).toBe(400)
  expect((await preview(manager, { ...fields, uid: '999999' })).status).toBe(400)
  expect((await preview(manager, { ...fields, id: '999999' })).status).toBe(404)
  expect((await preview(learner, fields)).status).toBe(404)
})

test('the forms of products and trainings open for an administrator who reads another language than the site’s', async () => {
  const { site, end } = await serveAcademy({
    prepare: (db) =>
      db.transact(async (tx) => {
        await tx.updateTable('users').set({ language: 'ar' }).where('mail_key', '=', 'admin@demo.test').execute()
      }),
  })
  onTestFinished(end)
  const cookie = await signInAt(site.url, 'admin@demo.test')
  for (const path of ['/settings/incentives/products/1/edit', '/settings/trainings/1/edit']) {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    expect(answer.status, path).toBe(200)
    expect(await answer.text()).toContain('<html lang="ar"')
  }
})

test('the preview of a training is a part of a page, only for administrators', async () => {
  const { site, end } = await serveAcademy()
  onTestFinished(end)
  const [admin, learner] = await Promise.all([
    signInAt(site.url, 'admin@demo.test'),
    signInAt(site.url, 'learner@demo.test'),
  ])
  const preview = (cookie: string, fields: Record<string, string>) =>
    fetch(`${site.url}/settings/trainings/preview`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, Origin: site.url },
      body: new URLSearchParams(fields),
    })
  const text = { title: 'Blue <knots>', summary: '', description: '<p onclick="x()">Red</p>', provider: '' }
  const fields = { id: '1', language: '', training: JSON.stringify({ texts: { en: text } }) }
  const answer = await preview(admin, fields)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).not.toContain('<html')
  expect(html).toContain('Blue &lt;knots&gt;')
  expect(html).toContain('<p>Red</p>')
  expect(await (await preview(admin, { ...fields, language: 'ar' })).text()).toContain('dir="rtl"')
  expect((await preview(admin, { ...fields, training: '{' })).status).toBe(400)
  expect((await preview(admin, { ...fields, id: '999999' })).status).toBe(404)
  expect((await preview(learner, fields)).status).not.toBe(200)
})

test('the page of codes names the codes that another product has, before and after they are added', async () => {
  const { site, end } = await serveAcademy()
  onTestFinished(end)
  const cookie = await signInAt(site.url, 'incentives@demo.test')
  const made = async (title: string) => {
    const answer = await fetch(`${site.url}/api/v2/incentives/products`, {
      method: 'POST',
      headers: { cookie, Origin: site.url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title, type: 'voucher', price: 10 }),
    })
    return `/settings/incentives/products/${(await answer.json()).data.id}`
  }
  const [card, copy] = [await made('Card & Co'), await made('Copy')]
  const send = (path: string, action: string, codes: string) =>
    fetch(`${site.url}${path}/codes`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, Origin: site.url },
      body: new URLSearchParams({ action, codes }),
    })
  const codes = Array.from({ length: 12 }, (_, n) => `CODE-${n}`).join('\n')
  expect((await send(card, 'add', codes)).status, 'without a warning').toBe(303)
  for (const [action, said] of [
    ['check', '12 new codes. Nothing was added yet.'],
    ['add', '12 codes were added.'],
  ] as const) {
    const answer = await send(copy, action, codes)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(said)
    expect(html).toContain('12 of these codes belong to other products, too.')
    expect(html).toContain(`href="${card}/edit"`)
    expect(html).toContain('Card &amp; Co')
    expect(html).toContain('And 2 more.')
    const typed = /<textarea[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
    expect(typed, 'only a checked text is shown again').toBe(action === 'check' ? codes : '')
  }
})

test('the page of codes asks whether a first line is a heading, and leaves it in the text', async () => {
  const { site, end } = await serveAcademy()
  onTestFinished(end)
  const cookie = await signInAt(site.url, 'incentives@demo.test')
  const list = await fetch(`${site.url}/api/v2/incentives/products?type=voucher`, { headers: { cookie } })
  const [{ id }] = (await list.json()).data
  const codes = 'Voucher code\nABC-1\nABC-2'
  const answer = await fetch(`${site.url}/settings/incentives/products/${id}/codes`, {
    method: 'POST',
    headers: { cookie, Origin: site.url },
    body: new URLSearchParams({ action: 'check', codes }),
  })
  const html = await answer.text()
  expect(html).toContain('3 new codes. Nothing was added yet.')
  expect(html).toContain('The first line, “Voucher code”, looks like the heading of a column.')
  expect(html).toContain(`>${codes}</textarea>`)
})
