import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

test('nothing moves where the reader wants no motion', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const card = page.locator('.item-card').first()
  await card.hover()
  const moves = () =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    )
  expect(await moves()).toEqual([])
  await page.locator('.pile').hover()
  expect(await moves()).toEqual([])
  await expect(card.locator('img')).toHaveCSS('transition-duration', '0s')

  await signIn('learner')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account of Freja Amoah' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await moves()).toEqual([])
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`the focus is always visible, colours forced: ${forcedColors}`, async ({ page, signIn }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    await page.goto('/')
    expect(await blindSpots(page)).toEqual([])
    await page.goto('/search?s=words')
    expect(await blindSpots(page)).toEqual([])
    await signIn('learner')
    await page.goto('/user/1/edit')
    expect(await blindSpots(page)).toEqual([])

    const button = page.getByRole('button', { name: 'Account of Freja Amoah' })
    await button.focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: 'View profile' })
    await expect(item).toBeFocused()
    // With forced colours there is no background that marks it.
    if (forcedColors === 'active') await expect(item).toHaveCSS('outline-style', 'solid')
    else await expect(item).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
}

/** Goes through the page by Tab. Returns the places where the focus is not visible. */
async function blindSpots(page: Page): Promise<string[]> {
  const blind: string[] = []
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
      // A card draws the ring around all of itself; the buttons that the browser gives a carousel are parts of it.
      const parts = ['', '::after', '::scroll-button(inline-start)', '::scroll-button(inline-end)']
      const rings = parts.map((part) => getComputedStyle(focused, part))
      const around = focused.closest('form, .field')
      if (around) rings.push(getComputedStyle(around))
      const { width, height } = focused.getBoundingClientRect()
      return { shows: rings.some(isRing) && width > 1 && height > 1, what: focused.outerHTML.slice(0, 120) }
    })
    if (!stop) return blind
    if (!stop.shows) blind.push(stop.what)
  }
  throw new Error('The focus goes round in circles.')
}
