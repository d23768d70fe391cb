import { expect } from '#tests/support/browser.ts'
import { beginOneTraining } from './support/beginOneTraining.ts'
import { BUYER, mug, test } from './support/checkout.ts'
import { hasNoBarriers } from './support/barriers.ts'

test('everyone can read and work the shop with its lists open, its errors, warnings and questions', async ({
  page,
  shop,
  signIn,
}) => {
  test.setTimeout(120_000)
  await shop.give(BUYER, 500)
  const id = await shop.shelve({ ...mug('Mug for all'), fulfilment: 'manual', cancel_policy: 'until_fulfilled' })
  await signIn('content')
  const main = page.getByRole('main')

  await test.step('sorting, open', async () => {
    await page.goto('/incentives?type=voucher')
    await main.locator('summary', { hasText: 'Sort: ' }).click()
    await hasNoBarriers(page)
  })
  await test.step('a goal that replaced another', async () => {
    for (const goal of [id, 8]) {
      await page.goto(`/incentives/${goal}`)
      await main.getByRole('button', { name: 'Set as my goal' }).click()
      await expect(main.getByRole('button', { name: 'Remove as my goal' })).toBeVisible()
    }
    await hasNoBarriers(page)
  })
  await test.step('errors of the checkout', async () => {
    await page.goto(`/incentives/${id}/purchase`)
    await main.getByRole('button', { name: /^Redeem for/ }).click()
    await expect(main.getByRole('alert')).toBeVisible()
    await hasNoBarriers(page)
  })
  await test.step('what comes after it, and the order', async () => {
    await page.getByLabel('Where shall we leave it?').selectOption('Library')
    await page.getByLabel('I agree to the terms').check()
    await main.getByRole('button', { name: /^Redeem for/ }).click()
    await expect(page).toHaveURL(/purchase-success/)
    await expect(main.locator('.fact-lines'), 'what was typed is shown back').toContainText('Library')
    await hasNoBarriers(page)
    await main.getByRole('link', { name: 'Cancel the order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mug for all')
    await hasNoBarriers(page)
  })
  await test.step('the checkout right after an order', async () => {
    await page.goto(`/incentives/${id}/purchase`)
    await expect(main).toContainText('You redeemed this less than ten minutes ago.')
    await hasNoBarriers(page)
  })
})

test('everyone can read and work a training in progress and its questions', async ({ page, signIn, site }) => {
  const id = await beginOneTraining(site.databaseUrl, 'admin@demo.test')
  await signIn('admin')
  await page.goto('/dashboard')
  await hasNoBarriers(page)
  for (const step of ['complete', 'withdraw']) {
    await page.goto(`/training/${id}?confirm=${step}`)
    await expect(page.locator('.confirm-action')).toBeVisible()
    await hasNoBarriers(page)
  }
})
