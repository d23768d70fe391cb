import { expect } from '#tests/support/browser.ts'
import { BUYER, openCheckout, test } from './support/checkout.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a learner filters and sorts the shop, and always sees how many rewards there are', async ({
      page,
      signIn,
    }) => {
      await signIn('learner')
      await page.goto('/incentives')
      const main = page.getByRole('main')
      const count = main.locator('.shop-count')
      const everything = Number.parseInt(await count.innerText(), 10)
      expect(everything).toBeGreaterThan(24)

      await main.locator('summary', { hasText: 'Type' }).click()
      await main.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Vouchers' }).click()
      await expect(page).toHaveURL('/incentives?type=voucher')
      await expect(count).toContainText(/[1-9] rewards/)
      await main.locator('summary', { hasText: 'Sort: Featured' }).click()
      await main.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Price' }).click()
      await expect(main.locator('summary', { hasText: 'Sort: Price' })).toBeVisible()
      await main.getByRole('link', { name: 'Remove: Vouchers' }).click()
      await expect(page).toHaveURL('/incentives?sort=price')
      await expect(count).toHaveText(`${everything} rewards`)

      await main.getByRole('link', { name: 'Within reach' }).click()
      for (const card of await main.locator('.product-card').all()) await expect(card.getByText('Redeem')).toBeVisible()
    })

    test('a new goal says which goal it replaced, and offers to undo it', async ({ page, shop, signIn }) => {
      const first = await shop.shelve({ title: 'Story lamp', price: 900 })
      const second = await shop.shelve({ title: 'Story scarf', price: 800 })
      await signIn('instructor')
      const main = page.getByRole('main')
      for (const id of [first, second]) {
        await page.goto(`/incentives/${id}`)
        await main.getByRole('button', { name: 'Set as my goal' }).click()
        await expect(main.getByRole('button', { name: 'Remove as my goal' })).toBeVisible()
      }
      await expect(main.getByRole('status')).toContainText('Your goal is now: Story scarf')
      await expect(main.getByRole('status')).toContainText('It replaced: Story lamp')
      await main.getByRole('button', { name: /^Undo/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story lamp')
      await expect(main.getByRole('button', { name: 'Remove as my goal' })).toBeVisible()
    })
  })
}

test('the checkout shows the delivery, the limit, and whether the order can be cancelled', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.give(BUYER, 500)
  const limit = { limit_count: 2, limit_period: 'year' } as const
  const id = await shop.shelve({ title: 'Plain lamp', price: 30, fulfilment: 'approval', ...limit })
  await signIn('content')
  await page.goto(`/incentives/${id}/purchase`)
  await expect(page.locator('.checkout-conditions')).toContainText('After approval')
  await expect(page.locator('.checkout-conditions')).toContainText('2 times a year')
})

test('a button copies a code', async ({ page, shop, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.give(BUYER, 500)
  const id = await shop.shelve({ title: 'Code of the day', price: 20, codes: ['STORY-CODE'] })
  await signIn('content')
  await openCheckout(page, id)
  await page.getByRole('button', { name: 'Redeem for 20 points' }).click()
  await page.getByRole('button', { name: 'Copy: STORY-CODE' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('STORY-CODE')
})

test('a buyer chooses the number of pieces, and the total follows', async ({ page, shop, signIn }) => {
  await shop.give(BUYER, 500)
  const id = await shop.shelve({ title: 'Story pins', price: 30, max_per_order: 3 })
  await signIn('content')
  await openCheckout(page, id)
  const pieces = page.getByLabel('Quantity')
  await expect(page.getByRole('button', { name: 'Redeem for 30 points' })).toBeVisible()
  await pieces.fill('')
  await expect(page.getByRole('button', { name: 'Redeem', exact: true }), 'no number, no total').toBeVisible()
  await pieces.fill('4')
  await page.getByRole('button', { name: 'Redeem for 120 points' }).click()
  await expect(pieces).toHaveAccessibleDescription('Write a whole number from 1 to 3.')
  await pieces.fill('3')
  await expect(page.locator('.checkout-sum')).toContainText('90 points')
  await page.getByRole('button', { name: 'Redeem for 90 points' }).click()
  await expect(page).toHaveURL(/purchase-success/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the number of pieces is bought at the price of each', async ({ page, shop, signIn }) => {
    await shop.give(BUYER, 500)
    const points = await shop.balance(BUYER)
    const id = await shop.shelve({ title: 'Story pens', price: 20, max_per_order: 2 })
    await signIn('content')
    await page.goto(`/incentives/${id}/purchase`)
    await page.getByLabel('Quantity').fill('2')
    await page.getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(page).toHaveURL(/purchase-success/)
    expect(await shop.balance(BUYER)).toBe(points - 40)
  })
})
