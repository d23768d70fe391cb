import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { clear, openEditor } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor languages' })

test('on a site without English, a section is written in the language of the site, and its translation is removed again', async ({
  page,
  browser,
  context,
  signIn,
  site,
}) => {
  await closeBanner(context)
  await signIn('admin')
  const settings = '/api/v2/settings/general'
  const { data } = await (await context.request.get(settings)).json()
  const languages = data.languages.map((one: { langcode: string }) => ({
    ...one,
    enabled: ['ar', 'de'].includes(one.langcode),
  }))
  const change = { data: { ...data, languages, current_language: 'ar' }, headers: { Origin: site.url } }
  expect((await context.request.post(settings, change)).status()).toBe(200)

  const editor = await openEditor(page, 'unregistered')
  const { panel } = editor
  await clear(editor)
  await page.locator('.outline-add').click()
  await page.locator('.picker-card[data-type="cta"]').click()
  await page.locator('.picker-start[data-type="cta"] > .actions .btn.fill').click()
  const title = panel.locator('input[id*="title"]')
  await expect(title).toHaveAttribute('lang', 'ar')
  await title.fill('ابدأ الآن!')
  await panel.locator('.item-body select').selectOption('/search')
  await panel.locator('.item-body input[type="text"]').fill('بحث')

  await panel.locator('.panel-languages button', { hasText: 'Deutsch' }).click()
  await panel.locator('.panel-missing .btn').click()
  await expect(title).toHaveValue('ابدأ الآن!')
  await panel.locator('.panel-remove').click()
  await expect(panel.locator('.panel-missing')).toBeFocused()

  await editor.done()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await editor.save.click()
  expect((await saved).status()).toBe(200)
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await visitor.goto('/')
  const heading = visitor.getByRole('heading', { name: 'ابدأ الآن!' })
  await expect(heading).toBeVisible()
  expect(
    await heading.evaluate((element) => [element.getAttribute('lang'), getComputedStyle(element).direction]),
  ).toEqual([null, 'rtl'])
  await visitor.context().close()
})
