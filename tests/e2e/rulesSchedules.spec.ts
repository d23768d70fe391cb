import { expect, signInOn } from '#tests/support/browser.ts'
import { test } from './support/checkout.ts'
import { addRule, openRules, ruleRow } from './support/rulesForm.ts'

test.use({ academy: 'rules' })

test('a rule whose points expire before they can be spent is marked', async ({ page, site }) => {
  await signInOn(page, site.url, 'incentives')
  const terms = { type: 'rolling', amount: 14, unit: 'days' }
  const made = await page.request.post(`${site.url}/api/v2/incentives/schedules`, {
    data: { name: 'Two weeks', terms, status: 'active' },
    headers: { Origin: site.url },
  })
  expect(made.status()).toBe(201)
  await openRules(page)
  const name = `Short ${Date.now()}`
  await addRule(page, name)
  const schedule = page.getByLabel('Expiry schedule')
  const warning = ruleRow(page, name).getByText('Never spendable: its points expire before they can be spent.')
  await page.getByLabel('Pending').fill('15')
  await expect(warning).toHaveCount(0)
  await schedule.selectOption('Two weeks')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Choose another schedule' }).click()
  await expect(schedule).toBeFocused()
  await schedule.selectOption('The default schedule')
  await expect(warning).toHaveCount(0)
})
