import { hasNoBarriers } from './support/barriers.ts'
import { expect, test } from '#tests/support/browser.ts'
import { readPages } from '#tests/support/readPages.ts'

for (const language of ['en', 'ar']) {
  test(`everyone can read and work the settings in ${language}`, async ({ page, signIn, site }) => {
    test.slow()
    const speak = (chosen: string) =>
      page.context().request.post('/user/language', {
        form: { language: chosen, redirectTo: '/' },
        headers: { Origin: site.url },
      })
    await signIn('admin')
    await speak(language)
    for (const path of readPages.settings)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await hasNoBarriers(page)
      })
    await speak('en')
  })
}
