import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

test.beforeEach(({ context, site }) => context.addCookies([{ name: 'language', value: 'ar', url: site.url }]))

test('in Arabic the page begins at the right: carousel, arrows, menu', async ({ page, signIn }) => {
  const back = page.locator('.search-page > .back')

  await test.step('the carousel starts at the right and goes on to the left', async () => {
    await page.goto('/')
    const row = page.locator('section.row').first()
    await row.scrollIntoViewIfNeeded()
    const [first, second] = await Promise.all([0, 1].map((place) => boxOf(row.locator('.item-card').nth(place))))
    const view = await boxOf(row)
    expect(first!.x).toBeGreaterThan(second!.x)
    expect(view.x + view.width - (first!.x + first!.width), 'the first card is at the right edge').toBeLessThan(160)
    await row.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => Math.round(element.scrollLeft))).toBe(0)
    // The browser's own button has no name for Playwright: it is on the edge, at half the height of the covers.
    const cover = await boxOf(row.locator('.item-card img').first())
    const edge = await row.evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineEnd))
    await page.mouse.click(view.x + edge, cover.y + cover.height / 2)
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
  })

  await test.step('arrows that mean a direction are turned around', async () => {
    await page.goto('/search?search_back_url=/')
    for (const arrow of [back, page.getByRole('link', { name: 'الصفحة التالية' })])
      expect(await arrow.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1')
    await page.goto('/search?search_back_url=/&language=en')
    expect(await back.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('none')
  })

  await test.step('the menu opens at the left, under its button', async () => {
    await signIn('learner2')
    await page.goto('/dashboard')
    const button = page.getByRole('button', { name: /ليلى حداد/ })
    await button.click()
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    const [opener, opened] = [await boxOf(button), await boxOf(menu)]
    expect(opener.x).toBeLessThan(300)
    expect(Math.abs(opened.x - opener.x)).toBeLessThan(24)
    await expect(menu.locator('bdi')).toHaveText('ليلى حداد')
  })
})

test('an Arabic search finds Arabic titles, with and without their marks', async ({ page }) => {
  const results = page.getByRole('main').locator('.item-card')
  for (const [words, title] of [
    ['المتوسط', 'المتوسّط وفخاخ أخرى'],
    ['كلمات واضحه', 'كلمات واضحة'],
    ['بيانات', 'جداول بيانات تشرح نفسها'],
  ] as const) {
    await page.goto('/')
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill(words)
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
    await expect(results.getByRole('link', { name: title })).toBeVisible()
  }
})

for (const language of ['en', 'ar'] as const) {
  test(`words twice as large lose nothing: ${language}`, async ({ page, context, site }) => {
    await context.addCookies([{ name: 'language', value: language, url: site.url }])
    for (const path of ['/', '/search?s=data', '/training/1', '/user/login']) {
      await page.goto(path)
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await enlarge(page)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
        expect(await cutOff(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

/** Enlarges the text, as a browser does for users who set a larger font. */
function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Words of controls and headlines that do not fit where they stand. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, .btn, label, nav a, .chip').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('This is not to be seen.')
  return box
}
