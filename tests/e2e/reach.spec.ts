import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { readPages } from '#tests/support/readPages.ts'
import { hasNoBarriersIn } from './support/barriers.ts'

type Language = 'en' | 'ar'
const siteNames: Record<Language, string> = { en: 'Juniper Academy', ar: 'أكاديمية جونيبر' }

const readers = [
  { who: 'visitors', person: null, paths: readPages.visitors },
  { who: 'learners', person: { en: 'learner', ar: 'learner2' }, paths: readPages.learners },
] as const

for (const { who, person, paths } of readers) {
  for (const language of ['en', 'ar'] as const) {
    test(`everyone can read and work the pages of ${who} in ${language}`, async ({ page, signIn, context, site }) => {
      test.setTimeout(120_000)
      await context.addCookies([{ name: 'language', value: language, url: site.url }])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (person) await signIn(person[language])
      const uid = person?.[language] === 'learner2' ? '2' : '1'
      for (const path of paths) {
        await page.goto(path.replace('{uid}', uid))
        await test.step(path, async () => {
          await isWellFormed(page, language)
          await fits(page)
          await hasNoBarriersIn(language, page)
        })
      }
    })
  }
}

/** One title, one headline, the landmarks, the page's own language and direction, no name given twice. */
async function isWellFormed(page: Page, language: Language): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', language)
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1)
  const title = await page.title()
  if (new URL(page.url()).pathname === '/') expect(title).toBe(siteNames[language])
  else expect(title).toMatch(new RegExp(`^\\S.* · ${siteNames[language]}$`))
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])

  await page.keyboard.press('Tab')
  const skip = page.locator('a.skip')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** Nothing has to be pushed sideways, from the smallest phone to a large screen. */
async function fits(page: Page): Promise<void> {
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}
