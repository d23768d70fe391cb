import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { beginOneTraining } from './support/beginOneTraining.ts'

test('the page of one section keeps its margins and pages like every other list', async ({ page }) => {
  await page.goto('/')
  const more = await page
    .getByRole('link', { name: /^View all:/ })
    .first()
    .getAttribute('href')
  await page.goto(`${more}`)
  const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem').first()
  const title = page.getByRole('heading', { level: 1 })
  const [way, head] = [await crumbs.boundingBox(), await title.boundingBox()]
  expect(way?.x, 'the breadcrumb begins where the title begins').toBeCloseTo(head?.x ?? 0, 0)
  expect(way?.x).toBeGreaterThan(100)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\?page=1$/)
  await expect(pages.locator('[aria-current]')).toHaveText('2')
})

test('a training in progress does not fill the dashboard', async ({ page, signIn, site }) => {
  await beginOneTraining(site.databaseUrl, 'admin@demo.test')
  await signIn('admin')
  await page.goto('/dashboard')
  const cover = await page.locator('.resume img').first().boundingBox()
  expect(cover?.width).toBeLessThan(320)
  await expect(page.getByRole('button', { name: /^Continue: / }).first()).toBeVisible()
})

for (const language of ['en', 'ar'] as const) {
  test(`rows have working buttons in browsers that make none of their own (${language})`, async ({ page }) => {
    await withoutOwnButtons(page)
    await page.goto(`/?language=${language}`)
    const frame = page
      .locator('.row-frame')
      .filter({ has: page.locator('li:nth-child(6)') })
      .first()
    const row = frame.locator('.row')
    const [back, on] = [frame.locator('.row-back'), frame.locator('.row-on')]
    await expect(on).toHaveAccessibleName(language === 'ar' ? 'التمرير للأمام' : 'Scroll forward')
    await expect(back).toBeHidden()
    await on.focus()
    for (let presses = 0; presses < 12 && (await on.isVisible()); presses++) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(100)
    }
    await expect(on, 'at the end of the row').toBeHidden()
    await expect(back, 'the focus stays in the row').toBeFocused()
    expect(Math.sign(await row.evaluate((element) => element.scrollLeft))).toBe(language === 'ar' ? -1 : 1)
    await back.click()
    await expect(on).toBeVisible()
  })
}

/** As in a browser without `::scroll-button`. */
async function withoutOwnButtons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...what: [string]) => !what[0].includes('::scroll-button') && supports(...what)
  })
}
