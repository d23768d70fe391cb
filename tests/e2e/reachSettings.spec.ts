import { EVERY_VIEW, hasNoBarriersIn } from './support/barriers.ts'
import { expect, test } from '#tests/support/browser.ts'
import { readPages } from '#tests/support/readPages.ts'

/** Of four pages that follow each other, each has another language and scheme. */
const views = [
  { language: 'en', scheme: 'light' },
  { language: 'ar', scheme: 'dark' },
  { language: 'ar', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
] as const
const visits = readPages.settings.flatMap((path, at) => {
  const view = views[at % views.length]
  return view ? [{ path, ...view }] : []
})

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
    for (const { path, scheme } of visits.filter((visit) => EVERY_VIEW || visit.language === language))
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await hasNoBarriersIn(language, page, scheme)
      })
    await speak('en')
  })
}
