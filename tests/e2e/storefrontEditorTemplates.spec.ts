import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { openEditor } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor templates' })

test('in Arabic, the templates are Arabic, and their sections have all languages', async ({
  page,
  context,
  signIn,
  site,
}) => {
  await closeBanner(context)
  await signIn('content')
  const speak = (language: string) =>
    context.request.post('/user/language', { form: { language, redirectTo: '/' }, headers: { Origin: site.url } })
  await speak('ar')
  const editor = await openEditor(page, 'unregistered')
  await page.locator('.outline-add').click()
  const picture = page.locator('.picker-templates').frameLocator('iframe').first()
  for (const [type, words] of [
    ['hero', 'تعلّم الشيء التالي.'],
    ['testimonials', 'يوناس'],
    ['cta', 'ابدأ بربع ساعة.'],
  ] as const) {
    await page.locator(`.picker-card[data-type="${type}"]`).click()
    await expect(picture.getByText(words)).toBeAttached()
  }
  await page.locator('.picker-card[data-type="hero"]').click()
  await page.locator('.picker-start[data-type="hero"] .picker-templates .btn.text').first().click()
  const languages = editor.panel.locator('.panel-languages button')
  await languages.filter({ hasText: 'العربية' }).click()
  await expect(editor.panel.locator('input[id*="title"]').first()).toHaveValue('تعلّم الشيء التالي.')
  await languages.filter({ hasText: 'English' }).click()
  await expect(editor.panel.locator('input[id*="title"]').first()).toHaveValue('Learn the next thing.')
  await speak('en')
})
