import { expect } from '#tests/support/browser.ts'
import { logIn, openCheckout, test } from './support/checkout.ts'

const inTwoLanguages = JSON.stringify([
  {
    name: 'house',
    type: 'select',
    label: 'Where shall we leave it?',
    required: true,
    hint: 'At the desk.',
    options: ['Library', 'Hotel'],
    translations: { ar: { label: 'أين نتركه لك؟', hint: 'عند مكتب الاستقبال.', options: ['المكتبة', 'الفندق'] } },
  },
  { name: 'engraving', type: 'text', label: 'Name on the mug' },
])

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'and without it', () => {
    test.use({ javaScriptEnabled })

    test(
      'an Arabic reader sees fields, problems and orders in Arabic',
      { tag: javaScriptEnabled ? '@journey' : [] },
      async ({ elsewhere: page, shop }) => {
        const person = 'learner2@demo.test'
        await shop.give(person, 500)
        const id = await shop.shelve({ title: 'Story mug', price: 70, checkout_fields: inTwoLanguages })
        const main = page.getByRole('main')
        const house = page.getByLabel('أين نتركه لك؟')
        const button = main.locator('.checkout-pay [type=submit]')
        await logIn(page, person)
        if (javaScriptEnabled) await openCheckout(page, id)
        else await page.goto(`/incentives/${id}/purchase`)

        await test.step('the question, its hint and its choices; what is in English only says so', async () => {
          await expect(house).toHaveAccessibleDescription('عند مكتب الاستقبال.')
          await expect(house.locator('option')).toHaveText([/./, 'المكتبة', 'الفندق'])
          await expect(main.locator('[lang=en]', { hasText: 'Name on the mug' })).toHaveAttribute('dir', 'ltr')
          await expect(main.locator('[lang]', { hasText: 'أين نتركه لك؟' })).toHaveCount(0)
        })

        await test.step('what is missing', async () => {
          await button.click()
          await expect(main.getByRole('alert').getByRole('link')).toHaveText('أين نتركه لك؟ – هذا الحقل مطلوب.')
        })

        await test.step('what was chosen', async () => {
          await house.selectOption({ label: 'الفندق' })
          await expect(house).toHaveValue('Hotel')
          await button.click()
          await expect(page).toHaveURL(/purchase-success/)
          await page.goto('/incentives/orders')
          await main.getByRole('link', { name: 'Story mug' }).first().click()
          await expect(main.locator('.fact-lines')).toContainText('أين نتركه لك؟')
          await expect(main.locator('.fact-lines')).toContainText('الفندق')
          await expect(main.locator('.fact-lines')).not.toContainText('Hotel')
        })
      },
    )
  })
}
