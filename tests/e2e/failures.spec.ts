import { expect, PASSWORD } from '#tests/support/browser.ts'
import { BUYER, openMug, test } from './support/checkout.ts'

test('a visitor whose agreement fails sees the notice, and the banner stays', async ({ elsewhere: page }) => {
  await page.route('**/cookies-disclaimer/agree', (route) => route.fulfill({ status: 500 }))
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong, please try again.')
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a notification is 550 pixels wide, and never wider than 90 percent of the window', async ({
  elsewhere: page,
}) => {
  await page.route('**/cookies-disclaimer/agree', (route) => route.fulfill({ status: 500 }))
  const widthIn = async (window: number) => {
    await page.setViewportSize({ width: window, height: 800 })
    await page.goto('/')
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Close' }).click()
    return (await page.getByRole('alert').boundingBox())?.width ?? 0
  }
  expect(await widthIn(1440)).toBeCloseTo(550, 0)
  expect(await widthIn(375)).toBeCloseTo(0.9 * 375, 0)
})

test('a buyer whose session has ended logs in, comes back, and finds what was typed', async ({
  elsewhere: page,
  shop,
}) => {
  const id = await openMug(page, shop, 'Mug of two sessions')
  await page.getByLabel('Where shall we leave it?').selectOption('Hotel')
  await page.getByLabel('Name on the mug').fill('Freja')
  await page.getByLabel('I agree to the terms').check()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Redeem for 70 points' }).click()

  await expect(page).toHaveURL(/\/user\/login\?redirectTo=/)
  await page.getByLabel('Username or email').fill(BUYER)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/incentives/${id}/purchase`)
  await expect(page.getByLabel('Name on the mug')).toHaveValue('Freja')
  await expect(page.getByLabel('Where shall we leave it?')).toHaveValue('Hotel')
  await page.getByRole('button', { name: 'Redeem for 70 points' }).click()
  await expect(page).toHaveURL(/purchase-success/)
  expect(await shop.orders(id)).toBe(1)
})

test('a buyer who is refused without a word sees the notice', async ({ elsewhere: page, shop }) => {
  await openMug(page, shop, 'Mug of too many tries')
  await page.route('**/api/v2/incentives/shop_checkout', (route) =>
    route.fulfill({ status: 429, json: { errors: [] } }),
  )
  await page.getByLabel('Where shall we leave it?').selectOption('Hotel')
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: 'Redeem for 70 points' }).click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong, please try again.')
})
