import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser.ts'

export const rulesPath = '/settings/incentives/rules'

export async function openRules(page: Page): Promise<void> {
  await page.goto(rulesPath)
  await page.locator('form[data-ready]').waitFor()
}

export async function addRule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const field = page.getByRole('textbox', { name: 'Name' }).first()
  await expect(field).toBeFocused()
  await field.fill(name)
}

export function ruleRows(page: Page) {
  return page.locator('.rule')
}

export function ruleRow(page: Page, name: string) {
  return ruleRows(page).filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) })
}

/** Opens a rule. Returns its field of points. */
export function rulePoints(page: Page, name: string) {
  const field = ruleRow(page, name).getByRole('spinbutton', { name: /^Points/ })
  return {
    async fill(points: string) {
      await ruleRow(page, name).getByRole('button', { name: /^Edit/ }).click()
      await field.fill(points)
    },
  }
}

export function rulesSaved(page: Page) {
  return page.getByRole('status').filter({ hasText: /^Saved$/ })
}
