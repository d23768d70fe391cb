import { expect, test } from '#tests/support/browser.ts'

test('a learner finds a training as a visitor, logs in to enrol and comes back to it @postgres', async ({ page }) => {
  await page.goto('/training/2')
  await page.getByRole('main').getByRole('link', { name: 'Log in to enrol' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirectTo=/)
  await page.getByLabel('Login name or mail address').fill('courses@demo.test')
  await page.locator('input[name="password"]').fill('wrong-password')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Login name or mail address')).toHaveValue('courses@demo.test')
  await page.locator('input[name="password"]').fill('demo-academy')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/training\/2/)
  await page
    .getByRole('button', { name: /^Enrol/ })
    .first()
    .click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /enrolled/i })
      .first(),
  ).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/trainings')
  await expect(page.getByRole('main').getByRole('link', { name: title.replace(/\s+/g, ' ') })).toBeVisible()
})

test('who is kept out is told so, and led back after logging in', async ({ page, signIn }) => {
  await page.goto('/user?tab=profile')
  await expect(page).toHaveURL(/\/user\/login\?redirectTo=%2Fuser%3Ftab%3Dprofile/)
  await signIn('learner')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Juniper Academy' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the user menu works by keyboard and ends the session', async ({ page, signIn }) => {
  await signIn('learner')
  await page.goto('/dashboard')
  const account = page.getByRole('banner').getByRole('button', { name: /Freja/ })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'View profile' })).toBeHidden()
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/user\/login/)
})
