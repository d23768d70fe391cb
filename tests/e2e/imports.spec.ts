import { hasNoBarriers } from './support/barriers.ts'
import { expect, test } from '#tests/support/browser.ts'

const csv = (text: string) => ({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an administrator matches the columns of a file, sees each bad row, and imports the people', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const main = page.getByRole('main')
  await page.goto('/settings/people/import')
  await hasNoBarriers(page)
  const rows = ['Kontakt,Given name,Surname,Role', 'nia@import.test,Nia,Hart,learner', 'broken,Otis,Reed,learner']
  await main.getByLabel('CSV file').setInputFiles(csv(rows.join('\n')))
  await main.getByRole('button', { name: 'Check the file' }).click()
  await expect(main).toContainText('The column “mail” is missing.')
  await main.getByLabel('Column “Kontakt” is read as').selectOption('mail')
  await main.getByRole('button', { name: 'Check again' }).click()
  await expect(main.getByRole('heading', { name: '1 row is left out' })).toBeVisible()
  await expect(main.locator('.file-wrong')).toContainText('Enter an email address')
  await hasNoBarriers(page)
  await main.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Done' })).toBeVisible({ timeout: 30_000 })
  await expect(main.locator('[data-count="new"]')).toHaveText('1')
  await hasNoBarriers(page)
  const found = await page.request.get('/api/v2/users?s=nia@import.test')
  expect((await found.json()).data).toMatchObject([{ full_name: 'Nia Hart', roles: ['learner'] }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('trainings are imported', async ({ page, signIn }) => {
    await signIn('admin')
    const main = page.getByRole('main')
    await page.goto('/settings/trainings/import')
    const text = 'Course ID,Course title,Language,Link\nZ1,Tying knots,en,https://example.org/knots'
    await main.getByLabel('CSV file').setInputFiles(csv(text))
    await main.getByRole('button', { name: 'Check the file' }).click()
    await main.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(async () => {
      await page.reload()
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Done')
    }).toPass({ timeout: 30_000 })
    await page.goto('/search?s=tying+knots')
    await expect(page.getByRole('main')).toContainText('Tying knots')
  })
})
