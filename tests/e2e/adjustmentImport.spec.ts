import { hasNoBarriers } from './support/barriers.ts'
import { test } from './support/checkout.ts'
import { expect } from '#tests/support/browser.ts'

const importPage = '/settings/incentives/adjustments/import'
const header = 'mail,amount,reason'

test('a manager corrects a file row by row, books it once, and the learner is notified', async ({
  page,
  shop,
  signIn,
}) => {
  const before = await shop.balance('learner2@demo.test')
  await signIn('incentives')
  const main = page.getByRole('main')
  await test.step('the page is found from the adjustments, and the menu marks Transactions', async () => {
    await page.goto('/settings/incentives/adjustments')
    await main.getByRole('link', { name: 'Import a file' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import a file')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Transactions' })).toHaveAttribute('aria-current', 'page')
  })
  await test.step('a file that the server would not read is refused before it is sent', async () => {
    const buffer = Buffer.alloc(1_000_001, 'x')
    const file = main.getByLabel('CSV file')
    await page.waitForLoadState()
    await file.setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer })
    await main.getByRole('button', { name: 'Check the file' }).click()
    const said = await file.evaluate((input: HTMLInputElement) => input.validationMessage)
    expect(said).toContain('The file is larger than 1 MB.')
    await expect(page).toHaveURL(importPage)
  })
  await test.step('an uploaded file with problems is not booked; each row says everything that is wrong', async () => {
    const wrong = `${header}\nlearner2@demo.test,7,Read to the children\nnobody@demo.test,seven,\nincentives@demo.test,5,For me`
    await main.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(wrong) })
    await main.getByRole('button', { name: 'Check the file' }).click()
    await expect(main.getByRole('heading', { name: '2 rows to correct' })).toBeVisible()
    await expect(main.locator('.file-wrong')).toContainText('There is no such person.')
    await expect(main.locator('.file-wrong')).toContainText('Write a whole number of points')
    await expect(main.locator('.file-wrong')).toContainText('You cannot change your own points.')
    await expect(main.getByRole('button', { name: /^Book/ })).toHaveCount(0)
    await hasNoBarriers(page)
  })
  await test.step('the corrected text shows old and new points, and is booked', async () => {
    await main.getByLabel('Or paste its text').fill(`${header}\nlearner2@demo.test,7,Read to the children`)
    await main.getByRole('button', { name: 'Check the file' }).click()
    const row = main.getByRole('row').filter({ hasText: 'Read to the children' })
    await expect(row).toContainText('+7')
    await expect(row).toContainText(String(before + 7))
    expect(await shop.balance('learner2@demo.test'), 'the check books nothing').toBe(before)
    await main.getByRole('button', { name: 'Book 1 adjustment' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
    expect(await shop.balance('learner2@demo.test')).toBe(before + 7)
  })
  await test.step('the same file again books nothing', async () => {
    await page.goto(importPage)
    await main.getByLabel('Or paste its text').fill(`${header}\nlearner2@demo.test,7,Read to the children`)
    await main.getByRole('button', { name: 'Check the file' }).click()
    await expect(main).toContainText('All rows of this file are booked already.')
    await expect(main.getByRole('button', { name: /^Book/ })).toHaveCount(0)
    expect(await shop.balance('learner2@demo.test')).toBe(before + 7)
  })
  await signIn('learner2')
  await page.goto('/user/notices')
  await expect(main).toContainText('Read to the children')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a manager books a file', async ({ page, shop, signIn }) => {
    const before = await shop.balance('content@demo.test')
    await signIn('incentives')
    const main = page.getByRole('main')
    await page.goto(importPage)
    await main.getByLabel('Opening balances').check()
    const buffer = Buffer.from('mail;amount\ncontent@demo.test;11')
    await main.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await main.getByLabel('Reason for rows without one').fill('Balance of the old system')
    await main.getByRole('button', { name: 'Check the file' }).click()
    await main.getByRole('button', { name: 'Book 1 adjustment' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
    expect(await shop.balance('content@demo.test')).toBe(before + 11)
  })

  test('a file that is no text in UTF-8 is refused with the way out', async ({ page, signIn }) => {
    await signIn('incentives')
    const main = page.getByRole('main')
    await page.goto(importPage)
    const buffer = Buffer.from('mail,amount,reason\nlearner@demo.test,5,Caf\xe9', 'latin1')
    await main.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await main.getByRole('button', { name: 'Check the file' }).click()
    await expect(main.getByRole('alert')).toContainText('Save it as “CSV UTF-8” and try again.')
  })
})
