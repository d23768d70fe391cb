import type { Page } from '@playwright/test'
import { closeBanner, expect, test } from '#tests/support/browser.ts'

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

test('a button with an icon only shows its name to the pointer and to the keyboard, inside the window', async ({
  page,
  signIn,
}) => {
  await signIn('incentives')
  await page.goto('/settings/incentives/rules')
  await page.locator('form[data-ready]').waitFor()
  const button = page.getByRole('button', { name: /^Edit / }).first()
  const name = (await button.getAttribute('aria-label')) ?? ''
  await button.hover()
  await expect(tooltip(page)).toHaveText(name)
  await isInside(page)
  await page.mouse.move(0, 0)
  await expect(tooltip(page)).toHaveCount(0)
  const handle = page.locator('.sortable-handle').first()
  await page.keyboard.press('Shift')
  await handle.focus()
  await expect(tooltip(page)).toHaveText(/^Move .*, position 1 of \d+$/)
  await isInside(page)
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(handle).toBeFocused()
})

test('a spinner keeps its size in a row and in a button', async ({ page, signIn }) => {
  await signIn('incentives')
  await page.goto('/settings/incentives/rules')
  const boxes = await page.evaluate(() => {
    const row = document.createElement('div')
    row.style.cssText = 'display: flex; inline-size: 60px'
    const button = document.createElement('button')
    button.className = 'btn'
    const line = document.createElement('p')
    return [row, button, line].map((place) => {
      const spinner = document.createElement('span')
      spinner.className = 'spinner'
      spinner.style.animation = 'none'
      const status = document.createElement('span')
      status.append(spinner)
      place.append(status, place === line ? '' : 'A text that needs much more space')
      document.querySelector('main')?.append(place)
      const { width, height } = spinner.getBoundingClientRect()
      return [width, height]
    })
  })
  expect(boxes).toEqual([
    [44, 44],
    [44, 44],
    [44, 44],
  ])
})

function tooltip(page: Page) {
  return page.getByRole('tooltip')
}

/** Expects that the whole tooltip is visible. */
async function isInside(page: Page): Promise<void> {
  const { x, y, width, height } = (await tooltip(page).boundingBox())!
  const { width: wide, height: high } = page.viewportSize()!
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(wide)
  expect(y + height).toBeLessThanOrEqual(high)
}
