import { expect } from '#tests/support/browser.ts'
import { BUYER, logIn, openCheckout, openMug, test } from './support/checkout.ts'

test('if an answer is lost, the checkout is sent again and paid once', async ({ elsewhere: page, shop }) => {
  await shop.give(BUYER, 500)
  const points = await shop.balance(BUYER)
  const id = await shop.shelve({ title: 'Lost and found', price: 30, stock: 9 })
  await logIn(page, BUYER)
  await openCheckout(page, id)
  let lost = 0
  await page.route('**/api/v2/incentives/shop_checkout', async (route) => {
    if (lost >= 2) return route.continue()
    lost++
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Redeem for 30 points' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('you pay only once')
  await expect(page).toHaveURL(/purchase-success/)
  expect(lost).toBe(2)
  expect(await shop.orders(id)).toBe(1)
  expect(await shop.balance(BUYER)).toBe(points - 30)
})

test('if the shop fails, the checkout says so, is sent again and paid once', async ({ elsewhere: page, shop }) => {
  await shop.give(BUYER, 500)
  const id = await shop.shelve({ title: 'Troubled mug', price: 30, stock: 9 })
  await logIn(page, BUYER)
  await openCheckout(page, id)
  const keys = new Set<string | undefined>()
  let failures = 0
  await page.route('**/api/v2/incentives/shop_checkout', async (route) => {
    keys.add(route.request().headers()['idempotency-key'])
    if (failures >= 2) return route.continue()
    failures++
    await route.fulfill({ status: 500, json: { errors: [] } })
  })
  await page.getByRole('button', { name: 'Redeem for 30 points' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The shop has a problem.')
  await expect(page).toHaveURL(/purchase-success/)
  expect(keys.size).toBe(1)
  expect(await shop.orders(id)).toBe(1)
})

test('a purchase that is no longer possible is refused with numbers, and the form keeps its values', async ({
  elsewhere: page,
  shop,
}) => {
  const id = await openMug(page, shop, 'Moving mug')
  const points = await shop.balance(BUYER)
  const main = page.getByRole('main')
  const name = page.getByLabel('Name on the mug')
  const refusal = main.getByRole('alert')
  await page.getByLabel('Where shall we leave it?').selectOption('Hotel')
  await name.fill('Freja')
  await page.getByLabel('I agree to the terms').check()

  await test.step('dearer: it says so, and shows the new price', async () => {
    await shop.change(id, { price: 90 })
    await main.getByRole('button', { name: 'Redeem for 70 points' }).click()
    await expect(refusal).toContainText('The price has changed.')
    await expect(refusal).toBeFocused()
    await expect(main.getByRole('button', { name: 'Redeem for 90 points' })).toBeVisible()
    await expect(name).toHaveValue('Freja')
  })

  await test.step('other terms: it shows them, and they have to be accepted again', async () => {
    await shop.change(id, { terms: 'No returns.', cancel_policy: 'never' })
    await main.getByRole('button', { name: 'Redeem for 90 points' }).click()
    await expect(refusal).toContainText('The terms or the rules for cancelling have changed.')
    await expect(page.locator('.checkout-terms')).toContainText('No returns.')
    await expect(page.locator('.checkout-conditions').getByText('Cannot be cancelled')).toBeVisible()
    await expect(page.getByLabel('I agree to the terms')).not.toBeChecked()
    await expect(name).toHaveValue('Freja')
    await page.getByLabel('I agree to the terms').check()
  })

  await test.step('too dear: so many points are missing, and where to go', async () => {
    await shop.change(id, { price: points + 40 })
    await main.getByRole('button', { name: 'Redeem for 90 points' }).click()
    await expect(main.getByRole('button', { name: `Redeem for ${points + 40} points` })).toBeVisible()
    const lookedAgain = page.waitForResponse(`**/api/v2/incentives/shop/${id}*`)
    await main.getByRole('button', { name: /^Redeem for/ }).click()
    await expect(refusal).toContainText('You need 40 more points for this.')
    // Otherwise the page could read the price of the next step during this refusal.
    await lookedAgain
    await expect(refusal.getByRole('link', { name: 'See rewards within reach' })).toBeVisible()
  })

  await test.step('sold out', async () => {
    await shop.change(id, { price: 70, stock: 0 })
    await main.getByRole('button', { name: /^Redeem for/ }).click()
    await expect(main.getByRole('button', { name: 'Redeem for 70 points' })).toBeVisible()
    await main.getByRole('button', { name: 'Redeem for 70 points' }).click()
    await expect(refusal).toContainText('There are not enough pieces of this left.')
    await expect(name).toHaveValue('Freja')
  })

  await test.step('back again, it is bought from the same page', async () => {
    await shop.change(id, { stock: 1 })
    await main.getByRole('button', { name: 'Redeem for 70 points' }).click()
    await expect(page).toHaveURL(/purchase-success/)
    expect(await shop.orders(id)).toBe(1)
  })
})

test('two pages of the same purchase buy once', async ({ elsewhere: first, shop }) => {
  await shop.give(BUYER, 500)
  const id = await shop.shelve({ title: 'Only one of these', price: 20, stock: 9 })
  await logIn(first, BUYER)
  await first.goto(`/incentives/${id}/purchase`)
  const second = await first.context().newPage()
  await second.goto(`/incentives/${id}/purchase`)
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Redeem for 20 points' }).click()
    await expect(page).toHaveURL(/purchase-success/)
  }
  expect(second.url()).toBe(first.url())
  expect(await shop.orders(id)).toBe(1)
  await second.goto(`/incentives/${id}/purchase`)
  await expect(second.getByRole('main')).toContainText('You redeemed this less than ten minutes ago.')
  await expect(second.getByRole('link', { name: 'See that order' })).toHaveAttribute(
    'href',
    `/incentives/orders/${new URL(first.url()).searchParams.get('order')}`,
  )
  const again = second.getByRole('button', { name: 'Redeem one more for 20 points' })
  await expect(again).toHaveAccessibleDescription('You redeemed this less than ten minutes ago. Redeem one more?')
  await again.click()
  await expect(second, 'a person who comes back wants one more').not.toHaveURL(first.url())
  await expect(second).toHaveURL(/purchase-success/)
  expect(await shop.orders(id)).toBe(2)
})
