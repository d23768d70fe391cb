import type { Page } from '@playwright/test'
import { expect, signInOn, test } from '#tests/support/browser.ts'
import { openEditor } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor kept' })

test('unsaved work stays in the browser while its user is logged in, and not after the log-out', async ({
  elsewhere: page,
  site,
}) => {
  await keepWork(page, site.url)
  await page.goto('/dashboard')
  expect(await kept(page)).toHaveLength(2)
  await page.goto('/user/logout')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await kept(page)).toEqual([])
})

test('the menu of the user removes it too', async ({ elsewhere: page, site }) => {
  await keepWork(page, site.url)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await kept(page)).toEqual([])
})

test('after the end of a session it waits for its user, and goes when another user logs in', async ({
  elsewhere: page,
  site,
}) => {
  await keepWork(page, site.url)
  await page.context().clearCookies()
  await page.goto('/')
  expect(await kept(page)).toHaveLength(2)
  await signInOn(page, site.url, 'content')
  await page.goto('/dashboard')
  expect(await kept(page)).toHaveLength(2)
  await page.context().clearCookies()
  await signInOn(page, site.url, 'learner')
  await page.goto('/dashboard')
  expect(await kept(page)).toEqual([])
})

/** Leaves the editor with a change and with a copied section. */
async function keepWork(page: Page, url: string): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await signInOn(page, url, 'content')
  const editor = await openEditor(page, 'registered')
  await editor.rows.nth(1).click()
  await page.getByRole('button', { name: 'Hide from readers' }).click()
  await page.locator('.section-toolbar').getByRole('button', { name: 'Copy' }).click()
  await expect.poll(async () => (await kept(page)).length).toBe(2)
}

/** The keys of what the editor keeps. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('storefront.')))
}
