import { closeBanner, expect } from '#tests/support/browser.ts'
import { test } from './support/checkout.ts'

test.use({ academy: 'shop settings' })

test('what a manager types and clicks before the form is ready is kept', async ({ page, context, signIn }) => {
  await closeBanner(context)
  await signIn('incentives')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/ShopSettingsForm.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/settings/incentives/shop')
  const title = `Rewards before ${Date.now()}`
  const headline = page.getByRole('textbox', { name: 'Headline' })
  await headline.fill(title)
  await page.getByRole('group', { name: 'Default period' }).getByText('Year', { exact: true }).click()
  release()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(headline).toHaveValue(title)
  await expect(page.getByRole('radio', { name: 'Year', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
})
