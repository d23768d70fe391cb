import { hasNoBarriers } from './support/barriers.ts'
import { expect, test } from '#tests/support/browser.ts'

const organizations = '/settings/organizations'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an administrator merges two organisations after a preview of everything that moves', async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    const main = page.getByRole('main')
    await page.goto(organizations)
    const row = main.getByRole('row').nth(1)
    const name = (await row.getByRole('rowheader').innerText()).trim()
    await main.locator('#new-organization').getByLabel('Name').fill('Night school')
    await main.getByRole('button', { name: 'Create organisation' }).click()
    await page.goto(organizations)
    await main.getByRole('link', { name: `Change ${name}` }).click()
    await main.getByText('Merge into another organisation').click()
    await main.getByLabel('Merge into', { exact: true }).selectOption({ label: 'Night school' })
    await main.getByRole('button', { name: 'Show what moves' }).click()
    await expect(main.getByRole('heading', { name: `“${name}” becomes “Night school”` })).toBeVisible()
    await expect(main.locator('.structure-merge-preview')).toContainText('people')
    await hasNoBarriers(page)
    await main.getByRole('button', { name: 'Merge the organisations' }).click()
    await expect(page.getByText('The organisations have been merged.')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Night school' })).toBeVisible()
    await expect(main.getByRole('rowheader', { name, exact: true })).toHaveCount(0)
  })
})
