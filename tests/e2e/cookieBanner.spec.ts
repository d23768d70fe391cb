import { expect, test } from '#tests/support/browser.ts'

test('the cookie banner is the second stop of the keyboard, and closing it leads to the content', async ({ page }) => {
  await page.goto('/training/1')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'the page stays at its beginning').toBe(0)
  const [box, height] = [await banner.boundingBox(), page.viewportSize()?.height ?? 0]
  expect((box?.y ?? 0) + (box?.height ?? 0), 'it stays at the bottom of the window').toBeCloseTo(height, 0)
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the cookie banner is low, with its button beside the text', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Cookies' })
    expect((await banner.boundingBox())?.height).toBeLessThan(110)
  })
})
