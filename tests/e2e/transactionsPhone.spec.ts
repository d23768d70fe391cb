import { hasNoBarriers } from './support/barriers.ts'
import { BUYER, test } from './support/checkout.ts'
import { offerOnRequest } from './support/requests.ts'
import { expect } from '#tests/support/browser.ts'

const list = '/settings/incentives/transactions'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('the decisions about an order are at the thumb', async ({ page, shop, signIn }) => {
    const title = 'A ride in the lorry'
    const main = page.getByRole('main')
    const buy = await offerOnRequest({ page, shop, signIn }, title)
    await buy()
    const before = await shop.balance(BUYER)
    await signIn('incentives')
    await page.goto(`${list}?state=pending_approval`)
    await expect(main.getByLabel('State of the order')).toBeHidden()
    await main.getByText('Filters (1)').click()
    await expect(main.getByLabel('State of the order')).toHaveValue('pending_approval')
    await hasNoBarriers(page)
    await main.getByRole('link', { name: title }).click()
    const bar = main.getByRole('group', { name: 'Decision' })
    await expect(bar).toBeInViewport()
    await expect(main.getByRole('form', { name: 'Stop this order' })).toBeHidden()
    await bar.getByRole('button', { name: 'Reject…' }).click()
    const sheet = main.getByRole('form', { name: 'Stop this order' })
    await expect(sheet).toBeInViewport()
    await hasNoBarriers(page)
    await sheet.getByRole('button', { name: 'Reject' }).click()
    await expect(main.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await main.getByLabel('Reason').fill('The lorry is in the garage.')
    await main.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(main).toContainText('Rejected')
    await expect(bar).toHaveCount(0)
    expect(await shop.balance(BUYER)).toBe(before + 30)
  })
})
