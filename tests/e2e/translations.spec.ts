import type { Page } from '@playwright/test'
import { hasNoBarriers } from './support/barriers.ts'
import { expect, signInOn, test } from '#tests/support/browser.ts'

test.use({ academy: 'translations' })

const path = '/settings/translations?language=ar'
const rowOf = (page: Page, source: string) => page.locator(`.text-row[data-source="${source}"]`)
const textOf = (page: Page, source: string) => rowOf(page, source).getByRole('textbox')

test('an administrator changes a text, and the next page shows it', async ({ page, signIn, elsewhere }) => {
  await signIn('admin')
  await page.goto(`${path}&s=Log%20in`)
  const text = textOf(page, 'Log in')
  const shipped = await text.inputValue()
  await expect(rowOf(page, 'Log in').getByRole('button', { name: 'Save' })).toBeHidden()
  await text.fill('ادخل الآن')
  await rowOf(page, 'Log in').getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Log in').getByText('Changed by us')).toBeVisible()
  await expect(page.locator('[data-news]')).toHaveText('Saved')
  await elsewhere.goto('/?language=ar')
  await expect(elsewhere.getByRole('link', { name: 'ادخل الآن' }).first()).toBeVisible()

  await page.goto(`${path}&show=changed`)
  await expect(page.getByText(/Ours since .+, by .+\./)).toBeVisible()
  await hasNoBarriers(page)
  await rowOf(page, 'Log in').getByRole('button', { name: 'Back to the original text' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.goto(`${path}&s=Log%20in`)
  await expect(textOf(page, 'Log in')).toHaveValue(shipped)
})

test('a lost placeholder is refused on its field, and other texts keep what is typed', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'admin')
  await page.goto(`${path}&s=Book%20{{count}}`)
  const row = rowOf(page, 'Book {{count}} adjustments')
  const few = row.getByRole('textbox', { name: 'few', exact: true })
  const other = page.locator('.text-row').filter({ hasNot: page.locator(`[value="Book {{count}} adjustments"]`) })
  const before = await few.inputValue()
  const typed = (await other.count()) > 0 ? other.first().getByRole('textbox').first() : undefined
  await typed?.fill('نص آخر {{count}}')
  await few.fill('تعديلات')
  await few.press('Control+Enter')
  await expect(few).toBeFocused()
  await expect(few).toHaveAccessibleDescription('The placeholder “count” is missing.')
  await expect(few).toHaveValue('تعديلات')
  if (typed) await expect(typed).toHaveValue('نص آخر {{count}}')
  await few.fill(before)
  await few.press('Control+Enter')
  await expect(few).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[data-news]')).toHaveText('Saved')
})

test('Ctrl + Enter saves a text and goes to the next one', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(`${path}&s=password`)
  const [first, second] = [
    page.getByRole('textbox').nth(0),
    page.locator('.text-row').nth(1).getByRole('textbox').first(),
  ]
  const texts = page.locator('.text-row').nth(0).getByRole('textbox').first()
  await expect(first).toBeVisible()
  await texts.fill(`${await texts.inputValue()} `)
  await texts.fill(`${(await texts.inputValue()).trim()}!`)
  await texts.press('Control+Enter')
  await expect(second).toBeFocused()
  await expect(page.locator('.text-row').nth(0).getByText('Changed by us')).toBeVisible()
})

test('texts are changed and imported without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInOn(page, site.url, 'admin')
  await page.goto(`${path}&s=Log%20out`)
  await textOf(page, 'Log out').fill('اخرج')
  await rowOf(page, 'Log out').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The text has been saved. It shows on the next page.')).toBeVisible()
  await expect(textOf(page, 'Log out')).toHaveValue('اخرج')

  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByLabel('Or paste its text').fill('source,text\nLog out,غادر\nNobody says this,نص\n')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: '1 row to correct' })).toBeVisible()
  await expect(page.getByText('The interface does not have this text.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 text' }).click()
  await expect(page.getByText('The texts have been imported.')).toBeVisible()
  await page.goto(`${path}&s=Log%20out`)
  await expect(textOf(page, 'Log out')).toHaveValue('غادر')
  await context.close()
})
