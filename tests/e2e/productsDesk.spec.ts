import { closeBanner, expect, test } from '#tests/support/browser.ts'

const path = '/settings/incentives/products'

test.beforeEach(async ({ context, signIn }) => {
  await closeBanner(context)
  await signIn('incentives')
})

test('a manager creates a product and finds it by search', async ({ page }) => {
  const title = `Lamp ${Date.now()}`
  await page.goto(`${path}/create`)
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByRole('tabpanel').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await page.goto(`${path}?s=${encodeURIComponent(title)}`)
  await expect(page.getByRole('rowheader')).toContainText(title)
})

test('a product without a title is refused, and the summary leads to the field', async ({ page }) => {
  await page.goto(`${path}/create`)
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await summary.getByRole('link', { name: /Title/ }).click()
  await expect(page.getByRole('tabpanel').getByLabel('Title')).toBeFocused()
})
