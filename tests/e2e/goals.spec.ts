import { expect } from '#tests/support/browser.ts'
import { BUYER, checkoutIsReady, openCheckout, test } from './support/checkout.ts'

test('a learner cannot save or wait for a product that they can never redeem again', async ({ page, shop, signIn }) => {
  await shop.give(BUYER, 500)
  const once = { limit_count: 1, limit_period: 'lifetime' } as const
  const id = await shop.shelve({ title: 'Story kite', price: 30, stock: 1, ...once })
  await signIn('content')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Set as my goal' })
  await page.goto(`/incentives/${id}`)
  const old = await page.context().newPage()
  await old.goto(`/incentives/${id}`)

  await test.step('after the purchase of the last one, the product and its checkout offer neither a goal nor a reminder', async () => {
    await openCheckout(page, id)
    await main.getByRole('button', { name: 'Redeem for 30 points' }).click()
    await expect(page).toHaveURL(/purchase-success/)
    for (const path of ['', '/purchase']) {
      await page.goto(`/incentives/${id}${path}`)
      await expect(main).toContainText('Sold out')
      await expect(main).toContainText('Already redeemed')
      await expect(save).toBeHidden()
      await expect(main.getByRole('button', { name: 'Notify me' })).toBeHidden()
    }
  })

  await test.step('a page from before says why', async () => {
    await old.getByRole('button', { name: 'Set as my goal' }).click()
    await expect(old.getByRole('region', { name: 'Notifications' })).toContainText('Already redeemed')
    await expect(old.getByRole('button', { name: 'Remove as my goal' })).toBeHidden()
  })
})

test('a learner who earns enough points for the goal is notified, redeems it and reads that it is reached', async ({
  page,
  shop,
  signIn,
}) => {
  const price = (await shop.balance(BUYER)) + 100
  const id = await shop.shelve({ title: 'Story canoe', price, limit_count: 1, limit_period: 'lifetime' })
  await signIn('content')
  const main = page.getByRole('main')
  await page.goto(`/incentives/${id}`)
  await main.getByRole('button', { name: 'Set as my goal' }).click()
  await expect(main.getByRole('button', { name: 'Remove as my goal' })).toBeVisible()
  const notice = main.getByRole('link', { name: 'You have enough points for “Story canoe” now.' })

  await test.step('one point is missing: no notice', async () => {
    await shop.give(BUYER, price - 1)
    await shop.notifyWaiting()
    await page.goto('/user/notices')
    await expect(notice).toBeHidden()
  })

  await test.step('the points are enough: the notice leads to the goal', async () => {
    await shop.give(BUYER, price)
    await shop.notifyWaiting()
    await page.reload()
    await notice.click()
    await expect(page).toHaveURL(`/incentives/${id}`)
  })

  await test.step('after the purchase, the page says that the goal is reached', async () => {
    await main.getByRole('link', { name: 'Redeem' }).click()
    await checkoutIsReady(page)
    await main.getByRole('button', { name: /^Redeem for/ }).click()
    await expect(page).toHaveURL(/purchase-success/)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('You have reached your goal.')
  })
})
