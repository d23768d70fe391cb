import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser.ts'
import { BUYER, checkoutIsReady, openMug, test } from './support/checkout.ts'

test(
  'a learner finds a reward, redeems it and gets it',
  { tag: ['@journey', '@postgres'] },
  async ({ page, shop, signIn }) => {
    const title = 'Story voucher'
    await shop.give(BUYER, 500)
    const points = await shop.balance(BUYER)
    await shop.shelve({ title, price: 70, codes: ['STORY-1', 'STORY-2'], instructions_after: '<p>Show the code.</p>' })
    await signIn('content')
    const main = page.getByRole('main')
    let success = ''

    await test.step('from the list to the checkout', async () => {
      await page.goto('/incentives')
      await main.getByText('Sort: Featured').click()
      await main.getByRole('link', { name: 'Newest' }).click()
      await expect(main.getByText('Sort: Newest')).toBeVisible()
      await expect(main.getByText(/^\d+ rewards$/)).toBeVisible()
      await main.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main).toContainText(`You will have ${points - 70} points left.`)
      await main.getByRole('link', { name: 'Redeem', exact: true }).click()
      await expect(main.locator('.checkout-sum')).toContainText(`${points - 70} points`)
      await checkoutIsReady(page)
    })

    await test.step('one press buys, a second one in haste does not buy again', async () => {
      await main.getByRole('button', { name: 'Redeem for 70 points' }).dblclick()
      await expect(page).toHaveURL(/\/incentives\/purchase-success\?order=\d+$/)
      success = page.url()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s yours.')
      await expect(main).toContainText('Show the code.')
      expect(await shop.balance(BUYER)).toBe(points - 70)
    })

    await test.step('the header knows the new number, and reloading buys nothing', async () => {
      await expect(page.getByRole('banner').locator('.points')).toContainText(String(points - 70))
      const kept = () => page.evaluate(() => localStorage.getItem('incentives.points'))
      await expect.poll(kept).toBe(String(points - 70))
      const code = await main.locator('code').innerText()
      await page.reload()
      await expect(main.locator('code')).toHaveText(code)
      expect(await shop.balance(BUYER)).toBe(points - 70)
    })

    await test.step('it stands among the rewards, on paper too', async () => {
      await main.getByRole('link', { name: 'My rewards' }).click()
      await main.getByRole('link', { name: title }).first().click()
      await expect(main.locator('code')).toHaveText(/^STORY-\d$/)
      await page.emulateMedia({ media: 'print' })
      await expect(main.locator('code')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('nobody else finds the order', async () => {
      await signIn('courses')
      for (const path of [success, success.replace(/purchase-success\?order=/, 'orders/')]) {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(404)
      }
    })
  },
)

test(
  'with the keyboard only: missing fields are reported, then the purchase works',
  { tag: '@journey' },
  async ({ elsewhere: page, shop }) => {
    const id = await openMug(page, shop, 'Keyboard mug')
    const main = page.getByRole('main')
    const summary = main.getByRole('alert')
    const house = page.getByLabel('Where shall we leave it?')
    const button = main.getByRole('button', { name: /^Redeem for/ })
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/shop_checkout')) sent++
    })

    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const agree = page.getByLabel('I agree to the terms')
    await expect(summary, 'several problems are listed before anything is sent').toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Where shall we leave it? – This field is required.',
      'Terms – This field is required.',
    ])
    expect(sent).toBe(0)
    await tabTo(page, agree)
    await page.keyboard.press('Space')
    await expect(agree).toBeChecked()

    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(house, 'a single problem moves the focus to its field').toBeFocused()
    await expect(house).toHaveAccessibleDescription('This field is required.')
    await expect(agree, 'what was said is not lost').toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(house).toHaveValue('Library')

    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/purchase-success/)
    expect(await shop.orders(id)).toBe(1)
  },
)

/** Presses the Tab key until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}
