import { expect, onTestFinished, test } from 'vitest'
import type { Feature } from '#shared/access/flags.ts'
import { toInstant } from '#shared/instant.ts'
import { touch } from '#server/cache/clock.ts'
import type { Database } from '#server/db/database.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

async function academy() {
  const { site, db, end } = await serveAcademy()
  onTestFinished(end)
  const page = async (path: string, cookie = '') =>
    (await fetch(site.url + path, { headers: cookie ? { cookie } : {} })).text()
  return { site, db, page }
}

async function switchFeature(db: Database, name: Feature, on: boolean): Promise<void> {
  const { general } = await loadSite(db.reader)
  const features = { ...general.features, [name]: on }
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, features }, toInstant(new Date())))
}

test('pages show what the settings say', async () => {
  const { site, db, page } = await academy()
  const learner = await signInAt(site.url, 'learner@demo.test')

  expect(await page('/storefront/search')).toMatch(/<ol class="crumbs">\s*<li>\s*<a href="\/">Storefront<\/a>/)
  expect(await page('/storefront/search', learner)).toMatch(/<a href="\/storefront">Storefront<\/a>/)
  expect(await page('/search')).not.toContain('class="crumbs"')

  const hasSearch = (html: string) => html.includes('class="search-field"')
  expect(hasSearch(await page('/user/login'))).toBe(true)
  await switchFeature(db, 'storefront_page', false)
  expect(hasSearch(await page('/user/login'))).toBe(false)
  await switchFeature(db, 'storefront_page', true)

  expect(await page('/dashboard', learner)).toMatch(/class="points"/)
  await switchFeature(db, 'incentives', false)
  expect(await page('/dashboard', learner)).not.toMatch(/class="points"/)
  await switchFeature(db, 'incentives', true)

  expect(await page('/')).toMatch(/<html lang="en" dir="ltr"/)
  await db.transact(async (tx) => {
    await tx.updateTable('languages').set({ direction: 1 }).where('langcode', '=', 'en').execute()
    const { appearance } = await loadSite(tx)
    const fonts = { ...appearance.fonts, links: ['/brand/fonts.css'] }
    await saveSettings(tx, 'appearance', { ...appearance, fonts }, toInstant(new Date()))
    await touch(tx, ['languages', 'appearance'])
  })
  const html = await page('/')
  expect(html).toMatch(/<html lang="en" dir="rtl"/)
  expect(html).toContain('<link rel="stylesheet" href="/brand/fonts.css">')
})

test('a form that is refused leads back to its page with the words of the refusal, once', async () => {
  const { site } = await academy()
  const session = await signInAt(site.url, 'learner@demo.test')
  // The learner's own order begins with what is not taken up yet.
  const list = await fetch(`${site.url}/api/v2/trainings?free=1&limit=1`, { headers: { cookie: session } })
  const [{ id }] = (await list.json()).data
  const send = (action: string) =>
    fetch(`${site.url}/training/${id}/enrolment`, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      headers: { cookie: session, origin: site.url },
      redirect: 'manual',
    })
  const refused = await send('complete')
  expect(refused.status).toBe(303)
  expect(refused.headers.get('location')).toBe(`/training/${id}`)
  const [kept] = refused.headers.getSetCookie().filter((cookie) => cookie.startsWith('refused='))
  const cookie = `${session}; ${kept!.split(';')[0]}`
  const shown = await fetch(`${site.url}/training/${id}`, { headers: { cookie } })
  expect(await shown.text()).toContain('Enrol in this training first.')
  expect(shown.headers.getSetCookie().join()).toMatch(/refused=[^,]*Max-Age=0/)
  const nonsense = await send('dance')
  expect(nonsense.headers.get('location')).toBe(`/training/${id}?notice=failed`)
})

test('a page’s own background colour has a style sheet; what is no colour is not found', async () => {
  const { site } = await academy()
  const sheet = await fetch(`${site.url}/theme/any/ground-eef6ff.css`)
  expect(sheet.status).toBe(200)
  expect(await sheet.text()).toContain('.on-own{background:#eef6ff}')
  expect((await fetch(`${site.url}/theme/any/ground-red.css`)).status).toBe(404)
})

test('the error page has a button that asks for the same page again', async () => {
  const { site, db, page } = await academy()
  const learner = await signInAt(site.url, 'learner@demo.test')
  await db.transact((tx) => tx.updateTable('products').set({ images: '{' }).where('id', '=', 8).execute())
  expect(await page('/incentives/8?x=1', learner)).toMatch(
    /<form action="\/incentives\/8">\s*<input type="hidden" name="x" value="1">\s*<button[^>]*>\s*Refresh/,
  )
})
