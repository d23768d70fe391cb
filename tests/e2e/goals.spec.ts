import { expect } from '#tests/support/browser.ts'
import { BUYER, test } from './support/checkout.ts'

test('a learner cannot save for a product that they can never redeem again', async ({ page, shop, signIn }) => {
  await shop.give(BUYER, 500)
  const once = { limit_count: 1, limit_period: 'lifetime' } as const
  const id = await shop.shelve({ title: 'Story kite', price: 30, ...once })
  await signIn('content')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Set as my goal' })
  await page.goto(`/incentives/${id}`)
  const old = await page.context().newPage()
  await old.goto(`/incentives/${id}`)

  await test.step('after the purchase, the product and its checkout offer no goal', async () => {
    await page.goto(`/incentives/${id}/purchase`)
    await main.getByRole('button', { name: 'Redeem for 30 points' }).click()
    await expect(page).toHaveURL(/purchase-success/)
    for (const path of ['', '/purchase']) {
      await page.goto(`/incentives/${id}${path}`)
      await expect(main).toContainText('Already redeemed')
      await expect(save).toBeHidden()
    }
  })

  await test.step('a page from before says why', async () => {
    await old.getByRole('button', { name: 'Set as my goal' }).click()
    await expect(old.getByRole('region', { name: 'Notifications' })).toContainText('Already redeemed')
    await expect(old.getByRole('button', { name: 'Remove as my goal' })).toBeHidden()
  })
})
