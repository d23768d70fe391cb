import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const forVisitors = [
  '/',
  '/training/1',
  '/search?s=data',
  '/storefront/14',
  '/user/login',
  '/user/password',
  '/denied',
  '/no-such-page',
]
const forLearners = ['/dashboard', '/storefront', '/trainings', '/training/1', '/user', '/user/1/edit']

for (const language of ['en', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`everyone can read and work every page: ${language}, ${colorScheme}`, async ({
      page,
      signIn,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
      for (const path of forVisitors) await inspect(page, path, language)
      await signIn(language === 'en' ? 'learner' : 'learner2')
      const own = language === 'en' ? forLearners : forLearners.map((path) => path.replace('/user/1/', '/user/2/'))
      for (const path of own) await inspect(page, path, language)
    })
  }
}

async function inspect(page: Page, path: string, language: 'en' | 'ar'): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  expect(
    violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
  await expect(page.locator('h1'), `${path} has one h1`).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect(page).toHaveTitle(language === 'ar' ? /أكاديمية جونيبر$/ : /Juniper Academy$/)
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `${path} at ${width} px is wider than the screen by`).toBeLessThanOrEqual(0)
  }
}

test('with the keyboard alone one skips to the content, and sees where one is', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
