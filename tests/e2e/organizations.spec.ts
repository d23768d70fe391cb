import type { Page } from '@playwright/test'
import { hasNoBarriers } from './support/barriers.ts'
import { expect, test } from '#tests/support/browser.ts'

const organizations = '/settings/organizations'

/** Creates two organisations, and opens the preview of a merge of the first into the second. Other stories need the demo's. */
async function previewMerge(page: Page, name: string, into: string): Promise<void> {
  const main = page.getByRole('main')
  for (const created of [name, into]) {
    await page.goto(organizations)
    await main.locator('#new-organization').getByLabel('Name').fill(created)
    await main.getByRole('button', { name: 'Create organisation' }).click()
  }
  await page.goto(organizations)
  await main.getByRole('link', { name: `Change ${name}` }).click()
  await main.getByText('Merge into another organisation').click()
  await main.getByLabel('Merge into', { exact: true }).selectOption({ label: into })
  await main.getByRole('button', { name: 'Show what moves' }).click()
  await expect(main.getByRole('heading', { name: `“${name}” becomes “${into}”` })).toBeVisible()
}

test('the preview of a merge of organisations has no barriers', async ({ page, signIn }) => {
  await signIn('admin')
  await previewMerge(page, 'Hill school', 'Valley school')
  await hasNoBarriers(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an administrator merges two organisations after a preview', async ({ page, signIn }) => {
    await signIn('admin')
    await previewMerge(page, 'River school', 'Harbour school')
    const main = page.getByRole('main')
    await expect(main.locator('.structure-merge-preview')).toContainText('Nothing uses this organisation.')
    await main.getByRole('button', { name: 'Merge the organisations' }).click()
    await expect(page.getByText('The organisations have been merged.')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Harbour school' })).toBeVisible()
    await expect(main.getByRole('rowheader', { name: 'River school' })).toHaveCount(0)
  })
})
