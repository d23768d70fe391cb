import type { Page } from '@playwright/test'
import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { openEditor } from './support/storefrontEditor.ts'

test.use({ academy: 'dialog lists' })

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

test('Escape closes the open list of a select first, and the dialog keeps what is chosen', async ({ page, signIn }) => {
  await signIn('content')
  await openEditor(page, 'registered')
  await page.getByRole('button', { name: 'Target audience' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a target audience' })
  await dialog.getByLabel('Country').fill('Norw')
  await page.getByRole('option', { name: 'Norway' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Job title').press('ArrowDown')
  await expect(page.locator('.select-menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.select-menu')).toHaveCount(0)
  await expect(dialog.locator('.select-control', { hasText: 'Norway' })).toBeVisible()
  await expect(dialog.getByLabel('Job title')).toBeFocused()
  await closesByEscape(page)
})

test('Escape closes the calendar of a date and the list of time zones first, then the dialog', async ({
  page,
  signIn,
}) => {
  await signIn('instructor')
  await page.goto('/availability')
  for (const [opener, control, key] of [
    [/time off/i, 'input[type="date"]', 'Space'],
    [/new schedule|add a schedule/i, 'select', 'Alt+ArrowDown'],
  ] as const) {
    await page.getByRole('button', { name: opener }).first().click()
    await page.getByRole('dialog').locator(control).first().press(key)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await closesByEscape(page)
  }
})

async function closesByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
