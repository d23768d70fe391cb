import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

test('links of the breadcrumb, of the notices and of the footer are large enough for a finger', async ({
  page,
  signIn,
}) => {
  await signIn('learner')
  for (const [path, links] of [
    ['/incentives/8', '.crumbs a, .site-footer nav a'],
    ['/user/notices', '.notices-list p a'],
  ] as const) {
    await page.goto(path)
    const heights = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => (link as HTMLElement).offsetHeight))
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44)
  }
})

test('links in lists and tables of points are large enough for a finger', async ({ page, signIn }) => {
  await signIn('learner')
  for (const [path, links] of [
    ['/dashboard', '.standing a'],
    ['/incentives', '.wallet-door'],
    ['/incentives/wallet', '.sums dt a'],
    ['/incentives/wallet', '.subject > a'],
  ] as const) {
    await page.goto(path)
    expect(await lowest(page.locator(links)), `${path} ${links}`).toBeGreaterThanOrEqual(43)
  }
})

test('switches of rules and boxes that select all rows are large enough for a finger', async ({ page, signIn }) => {
  await signIn('incentives')
  // A phone has no head of a table.
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const [path, labels] of [
    ['/settings/incentives/rules', '.rule-switch'],
    ['/settings/incentives/products', '.row-check label:has([data-all-rows])'],
  ] as const) {
    await page.goto(path)
    await page.locator(labels).first().waitFor({ state: 'attached' })
    const sizes = await page.locator(labels).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .flatMap((one) => {
          const { width, height } = one.getBoundingClientRect()
          return [width, height]
        }),
    )
    expect(sizes.length, path).toBeGreaterThan(0)
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(44)
  }
})

test('a toast leaves the header of a phone free', async ({ page }) => {
  await page.goto('/?notice=failed')
  const header = await page.locator('.site-header').boundingBox()
  const toast = await page.locator('.toast').boundingBox()
  expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('in the search of a phone, a chosen filter keeps the focus in its open panel', async ({ page }) => {
  await page.goto('/search?s=')
  const panel = page.locator('details.choices')
  await panel.getByText('Filter', { exact: true }).tap()
  const choice = panel.getByRole('link', { name: /^Beginner/ })
  await choice.tap()
  await expect(page).toHaveURL(/level.*#filter-level-\d+$/)
  await expect(choice).toBeFocused()
  await expect(choice).toBeInViewport()
})

test('large text makes the wallet of a phone no wider', async ({ page, signIn }) => {
  await signIn('learner')
  await page.goto('/incentives/wallet')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

/** The height of the lowest of these links, measured by what is hit above and below its middle. */
function lowest(links: Locator): Promise<number> {
  return links.evaluateAll((all) => {
    const heights = all.map((link) => {
      link.scrollIntoView({ block: 'center' })
      const { left, top, height } = link.getBoundingClientRect()
      const hits = (y: number) => link.contains(document.elementFromPoint(left + 4, y))
      const middle = top + height / 2
      const steps = Array.from({ length: 30 }, (_, step) => step)
      const [up, down] = [-1, 1].map((way) => steps.findIndex((step) => !hits(middle + way * step)))
      return (up ?? 0) + (down ?? 0)
    })
    return Math.min(...heights)
  })
}
