import { expect } from '#tests/support/browser.ts'
import { mug, test } from './support/checkout.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a learner sets a goal, waits for stock, redeems and cancels',
    { tag: '@postgres' },
    async ({ page, shop, signIn }) => {
      const person = 'courses@demo.test'
      await shop.give(person, 400)
      const points = await shop.balance(person)
      const id = await shop.shelve({ ...mug('Plain mug'), fulfilment: 'manual', cancel_policy: 'until_fulfilled' })
      await signIn('courses')
      const main = page.getByRole('main')

      await test.step('saves for it, and sees how far that is', async () => {
        await page.goto(`/incentives/${id}`)
        await main.getByRole('button', { name: 'Set as my goal' }).click()
        await expect(page.getByRole('status').filter({ hasText: 'This is now your goal.' })).toBeVisible()
        await expect(page.locator('#product-panel'), 'the keyboard goes on where it was').toBeFocused()
        await page.goto('/incentives')
        await expect(main.getByRole('region', { name: 'Your points' })).toContainText('Plain mug')
        await page.goto(`/incentives/${id}`)
        await main.getByRole('button', { name: 'Remove as my goal' }).click()
        await expect(main.getByRole('button', { name: 'Set as my goal' })).toBeVisible()
      })

      await test.step('it is sold out: asks to be told', async () => {
        await shop.change(id, { stock: 0 })
        await page.goto('/incentives?sort=newest')
        await main.getByRole('button', { name: 'Notify me when it’s back: Plain mug' }).click()
        await expect(page).toHaveURL(/\/incentives\?sort=newest&notice=wish-set#product-\d+$/)
        await expect(
          main.locator('.product-card', { hasText: 'Plain mug' }),
          'the reader stays where they were',
        ).toBeFocused()
        await expect(main.locator('.product-card', { hasText: 'Plain mug' })).toContainText(
          'We’ll let you know when it’s back',
        )
        await shop.change(id, { stock: 3 })
      })

      const house = page.getByLabel('Where shall we leave it?')
      const button = main.getByRole('button', { name: 'Redeem for 70 points' })

      await test.step('what is missing is said beside the fields and above them', async () => {
        await page.goto(`/incentives/${id}/purchase`)
        await page.getByLabel('Name on the mug').fill('Ingrid')
        await button.click()
        await expect(page).toHaveTitle(/^Error: /)
        await expect(main.getByRole('alert')).toBeFocused()
        await expect(main.getByRole('alert').getByRole('link')).toHaveText([
          'Where shall we leave it? – This field is required.',
          'Terms – This field is required.',
        ])
        await expect(house).toHaveAccessibleDescription('This field is required.')
        await expect(page.getByLabel('Name on the mug')).toHaveValue('Ingrid')
      })

      await test.step('points are missing: the same page says so, and keeps what was typed', async () => {
        await house.selectOption('Library')
        await page.getByLabel('I agree to the terms').check()
        await shop.change(id, { price: points + 40 })
        await button.click()
        await expect(main.getByRole('alert')).toContainText('The price has changed.')
        await expect(main).toContainText('You need 40 more points for this.')
        await expect(house).toHaveValue('Library')
        await shop.change(id, { price: 70 })
        await main.getByRole('button', { name: /^Redeem for/ }).click()
        await expect(button).toBeVisible()
      })

      await test.step('the terms have changed: the same page shows them, to be accepted again', async () => {
        await expect(page.getByLabel('I agree to the terms')).toBeChecked()
        await shop.change(id, { terms: 'No returns.' })
        await button.click()
        await expect(main.getByRole('alert')).toContainText('The terms or the rules for cancelling have changed.')
        await expect(main).toContainText('No returns.')
        await expect(page.getByLabel('I agree to the terms')).not.toBeChecked()
        await page.getByLabel('I agree to the terms').check()
      })

      await test.step('it is bought; the number in the header is the new one', async () => {
        await button.click()
        await expect(page).toHaveURL(/purchase-success/)
        await expect(page.getByRole('banner').locator('.points')).toContainText(String(points - 70))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order received.')
      })

      await test.step('and taken back, after a question', async () => {
        await main.getByRole('link', { name: 'See the order' }).click()
        await expect(main).toContainText('Ingrid')
        await main.getByRole('link', { name: 'Cancel the order' }).click()
        await expect(main.getByRole('heading', { name: 'Cancel this order?' })).toBeFocused()
        await main.getByRole('link', { name: 'No, keep it' }).click()
        await main.getByRole('link', { name: 'Cancel the order' }).click()
        await main.getByRole('button', { name: 'Yes, cancel it' }).click()
        await expect(main).toContainText('Cancelled by you')
        expect(await shop.balance(person)).toBe(points)
      })
    },
  )
})
