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
