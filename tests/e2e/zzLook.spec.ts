import { expect, test } from '#tests/support/browser.ts'

test('look', async ({ page, signIn, site }) => {
  test.setTimeout(200_000)
  await signIn('admin')
  const speak = (language: string) =>
    page.context().request.post('/user/language', { form: { language, redirectTo: '/' }, headers: { Origin: site.url } })
  const shot = async (path: string, name: string) => {
    await page.goto(path)
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/t-trainings/${name}.png`, fullPage: true })
  }
  for (const lang of (process.env.LOOK_LANGS ?? 'en,ar').split(',')) {
    await speak(lang)
    for (const scheme of ['light', 'dark'] as const) {
      if ((lang === 'en') === (scheme === 'dark') && !process.env.LOOK_ALL) { if (lang === 'en') continue }
      await page.emulateMedia({ colorScheme: scheme })
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 })
        const tag = `${lang}-${scheme}-${width}`
        await shot('/settings/trainings', `list-${tag}`)
        await shot('/settings/trainings/1/edit', `edit-${tag}`)
        await shot('/settings/trainings/1/preview', `preview-${tag}`)
      }
    }
  }
  await speak('en')
  expect(true).toBe(true)
})
