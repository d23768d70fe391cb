import { BUYER, checkoutIsReady, test } from './support/checkout.ts'
import { expect, signInOn } from '#tests/support/browser.ts'

const list = '/settings/incentives/transactions'

test('an entry opens beside the list, which keeps its filters, position and selection', async ({ page, signIn }) => {
  await signIn('incentives')
  await page.goto(`${list}?kind=purchase`)
  const main = page.getByRole('main')
  const panel = main.getByRole('region').filter({ has: page.getByRole('link', { name: 'Close' }) })
  const links = main.locator('[data-entry]')
  const box = main.locator('[data-row]').first()
  await expect(page.locator('astro-island[ssr] .row-selection')).toHaveCount(0)
  await box.check()
  await links.nth(20).scrollIntoViewIfNeeded()
  const [before, name] = [await page.evaluate(() => scrollY), await links.nth(20).innerText()]

  await test.step('the panel has the focus, and nothing else changes', async () => {
    await links.nth(20).focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading').first()).toHaveText(name)
    await expect(panel.getByRole('heading').first()).toBeFocused()
    await expect(page).toHaveURL(/\?kind%5B%5D=purchase&show=\d+/)
    await expect(links.nth(20)).toHaveAttribute('aria-current', 'true')
    await expect(box).toBeChecked()
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(300)
    await expect(links.nth(20)).toBeInViewport()
  })

  await test.step('Escape clears the selection, then closes the panel and returns to the row', async () => {
    await page.keyboard.press('Escape')
    await expect(box).not.toBeChecked()
    await expect(panel).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(links.nth(20)).toBeFocused()
    await expect(links.nth(20)).not.toHaveAttribute('aria-current')
    await expect(page).toHaveURL(/\?kind%5B%5D=purchase#entry-\d+$/)
  })

  await test.step('Back opens it again, and so does the address', async () => {
    await page.goBack()
    await expect(panel.getByRole('heading').first()).toHaveText(name)
    await page.reload()
    await expect(panel.getByRole('heading').first()).toHaveText(name)
    await expect(main.getByLabel('Kind')).toHaveValue('purchase')
    await expect(links.nth(20)).toBeInViewport()
    await panel.getByRole('link', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
    await expect(links.nth(20)).toBeFocused()
  })
})

test('the waiting orders lead from one to the next beside the list', async ({
  page,
  shop,
  signIn,
  site,
  elsewhere,
}) => {
  const title = 'A seat in the tower'
  await shop.give(BUYER, 100)
  await shop.shelve({ title, price: 30, fulfilment: 'approval' })
  await signInOn(elsewhere, site.url, 'content')
  const buyer = elsewhere.getByRole('main')
  await elsewhere.goto('/incentives?sort=newest')
  await buyer.getByRole('link', { name: title, exact: true }).click()
  await buyer.getByRole('link', { name: 'Redeem', exact: true }).click()
  await checkoutIsReady(elsewhere)
  await buyer.getByRole('button', { name: 'Redeem for 30 points' }).click()
  await expect(elsewhere).toHaveURL(/purchase-success/)
  await signIn('incentives')
  await page.goto(list)
  const main = page.getByRole('main')
  await main.locator('[data-entry]').first().click()
  const queue = main.getByRole('navigation', { name: 'Waiting orders' })
  await expect(queue).toContainText('Waiting order 1 of')
  await queue.getByRole('link', { name: /^Next: / }).click()
  await expect(queue).toContainText('Waiting order 2 of')
  await expect(main.locator('[data-entry][aria-current]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
  await queue.getByRole('link', { name: /^Previous/ }).click()
  await expect(queue).toContainText('Waiting order 1 of')

  await test.step('after a decision the focus is in the panel again', async () => {
    const forward = main
      .getByRole('form', { name: 'Next step' })
      .getByRole('button', { name: /Approve|Mark as delivered/ })
    await forward.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Your changes have been saved.' })).toBeVisible()
    await expect(main.locator('#chosen')).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link shows the entry beside the list, with the row in view', async ({ page, signIn }) => {
    await signIn('incentives')
    await page.goto(`${list}?kind=purchase`)
    const main = page.getByRole('main')
    const row = main.locator('[data-entry]').nth(20)
    const name = await row.innerText()
    await row.click()
    await expect(main.locator('.entry-panel').getByRole('heading').first()).toHaveText(name)
    await expect(row).toBeInViewport()
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(main.getByLabel('Kind')).toHaveValue('purchase')
    await main.getByRole('link', { name: 'Close' }).click()
    await expect(main.locator('.entry-panel')).toHaveCount(0)
    await expect(row).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('a row leads to the page of its entry, and so does an address from a wide screen', async ({ page, signIn }) => {
    await signIn('incentives')
    await page.goto(`${list}?kind=earn`)
    const main = page.getByRole('main')
    const row = main.locator('.transaction-subject').first().getByRole('link')
    await expect(row).toHaveCount(1)
    await row.click()
    await expect(page).toHaveURL(/\/transactions\/\d+\?kind/)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.goto(`${list}?show=${id}`)
    await main.getByRole('link', { name: `Transaction ${id}` }).click()
    await expect(page).toHaveURL(new RegExp(`/transactions/${id}$`))
  })
})
