import { closeBanner, expect } from '#tests/support/browser.ts'
import { test } from './support/checkout.ts'
import { hold } from './support/hold.ts'

test.use({ academy: 'shop settings' })

test('what a manager types and clicks before the form is ready is kept', async ({ page, context, signIn }) => {
  await closeBanner(context)
  await signIn('incentives')
  const release = await hold(page, /ShopSettingsForm.*\.js/)
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

test('the account menu that is opened before it is ready has the focus in its first item', async ({
  page,
  context,
  signIn,
}) => {
  await closeBanner(context)
  await signIn('incentives')
  const release = await hold(page, /UserMenu.*\.js/)
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Account of Rafael Monteiro' })
  await button.press('Enter')
  release()
  await expect(page.getByRole('menuitem', { name: 'View profile' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a click on the account menu before it is ready opens it', async ({ page, context, signIn }) => {
  await closeBanner(context)
  await signIn('incentives')
  const release = await hold(page, /UserMenu.*\.js/)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account of Rafael Monteiro' }).click()
  release()
  await expect(page.getByRole('menu')).toBeVisible()
})
