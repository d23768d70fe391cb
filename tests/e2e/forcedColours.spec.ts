import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

const background = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element).backgroundColor)

test('where colours are forced, the chosen filter, the current page and the progress still show', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signIn('learner')
  await page.goto('/incentives?affordable=1')
  const main = page.getByRole('main')
  const chosen = main.getByRole('link', { name: 'Within reach' })
  expect(await background(chosen)).not.toBe(await background(main.getByRole('link', { name: 'For your desk' })))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  expect(await background(menu.getByRole('link', { name: 'Rewards' }))).not.toBe(
    await background(menu.getByRole('link', { name: 'Dashboard' })),
  )
  await expect(main.getByRole('progressbar')).toHaveCSS('forced-color-adjust', 'none')
  await expect(main.getByRole('progressbar')).toHaveCSS('border-top-width', '1px')
})

test('where colours are forced, a button that cannot be pressed looks different from one that can', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signIn('incentives')
  await page.goto('/settings/incentives/shop')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  const colours = () =>
    save.evaluate((element) => {
      const { color, borderTopColor } = getComputedStyle(element)
      return [color, borderTopColor]
    })
  const disabled = await colours()
  await page.getByRole('switch').first().click()
  await expect(save).not.toHaveAttribute('aria-disabled')
  const enabled = await colours()
  expect(disabled[0]).not.toBe(enabled[0])
  expect(disabled[1]).not.toBe(enabled[1])
})
