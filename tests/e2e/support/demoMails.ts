import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser.ts'

/** Reads the emails of the demo until this one is there: the queue sends them after the response. */
export async function openDemoMails(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.goto('/demo/mails')
    await expect(awaited).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}
