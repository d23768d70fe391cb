import { openDatabase } from '#server/db/database.ts'
import { expect, PASSWORD, test } from '#tests/support/browser.ts'

test('a user who may not open a page sees why, and a signed-out user has to log in first', async ({
  page,
  signIn,
  site,
}) => {
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('signed out: logging in leads to what was asked for, with its query', async () => {
    await page.goto('/user?from=mail&n=1')
    await expect(page).toHaveURL(`/user/login?redirectTo=${encodeURIComponent('/user?from=mail&n=1')}`)
    await page.getByLabel('Username or email').fill('incentives')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/user?from=mail&n=1')
    await expect(heading).toHaveText('Rafael Monteiro')
  })

  await test.step('without the permission: denied, with the way back', async () => {
    await takeAway(site.databaseUrl, { role: 'incentives_manager', access: 'incentives_shop' })
    const answer = await page.goto('/incentives')
    await expect(page).toHaveURL('/denied')
    expect(answer?.status()).toBe(403)
    await expect(heading).toHaveText('You don’t have access to this page')
    await page.getByRole('main').getByRole('link', { name: 'Go to dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('without the permission for storefronts: not found in place', async () => {
    await takeAway(site.databaseUrl, { role: 'incentives_manager', access: 'storefront_page' })
    const answer = await page.goto('/storefront')
    await expect(page).toHaveURL('/storefront')
    expect(answer?.status()).toBe(404)
  })

  await test.step('another’s profile is not there to be edited', async () => {
    await signIn('learner')
    const answer = await page.goto('/user/7/edit')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL('/user/7/edit')
  })
})

test('an address at which there is nothing says so in place and shows the way home', async ({ page }) => {
  for (const path of ['/no/such/page?with=query', '/training/999999', '/storefront/999999', '/not-found']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle('There is nothing at this address · Juniper Academy')
  }
  await page.getByRole('main').getByRole('searchbox').fill('plain words')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “plain words”')
  await page.goBack()
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL('/')
})

test('logging in never leads to another site', async ({ page }) => {
  for (const target of ['https://evil.example/', '//evil.example/', '/\\evil.example/', '/user/logout']) {
    await page.context().clearCookies()
    await page.goto(`/user/login?redirectTo=${encodeURIComponent(target)}`)
    await page.getByRole('button', { name: /learner@demo\.test/ }).click()
    await expect(page, target).toHaveURL('/dashboard')
  }
})

/** No page changes the matrix of roles yet. */
async function takeAway(url: string, held: { role: string; access: string }): Promise<void> {
  const db = openDatabase(url)
  await db.transact((tx) =>
    tx.deleteFrom('role_access').where('role', '=', held.role).where('access', '=', held.access).execute(),
  )
  await db.close()
}
