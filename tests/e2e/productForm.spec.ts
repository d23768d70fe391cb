import type { Request } from '@playwright/test'
import { expect, PASSWORD, signInOn } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { test } from './support/checkout.ts'
import {
  addQuestion,
  answerOnce,
  buyAs,
  newProduct,
  openProduct,
  productTitle,
  questionRows,
  savedSign,
  saveProduct,
} from './support/productForm.ts'

test.use({ academy: 'product form' })

test('a sale during a change of the stock is never overwritten @postgres', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url, { stock: 10 })
  await openProduct(page, id)

  await test.step('pieces are added to what is left', async () => {
    await page.getByLabel('Pieces').fill('20')
    await expect(page.getByText(/10 \+ 20 = 30.* after saving/)).toBeVisible()
    await buyAs(browser, site.url, 'learner', id)
    await saveProduct(page)
    await expect(page.getByText('29 now')).toBeVisible()
  })

  await test.step('pieces are taken out', async () => {
    await page.getByRole('radio', { name: 'Take out' }).check()
    await page.getByLabel('Pieces').fill('4')
    await expect(page.getByText(/29 − 4 = 25.* after saving/)).toBeVisible()
    await saveProduct(page)
  })

  await test.step('a number that was typed before a sale is refused, and nothing typed is lost', async () => {
    await page.getByRole('radio', { name: 'Set' }).check()
    const number = page.getByRole('spinbutton', { name: 'Left in stock' })
    await number.fill('50')
    await productTitle(page).fill('Kept title')
    await buyAs(browser, site.url, 'learner2', id)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /Left in stock .*The stock is 24 now/ }).click()
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('50')
    await expect(productTitle(page)).toHaveValue('Kept title')
    await saveProduct(page)
    await expect(page.getByText('50 now')).toBeVisible()
  })
})

test('two managers change one product, and the second one decides field by field @postgres', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url)
  await openProduct(page, id)
  await addQuestion(page, 'Mine')
  await productTitle(page).fill('My title')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Only I changed this.')
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await signInOn(other, site.url, 'admin')
  await openProduct(other, id)
  await productTitle(other).fill('Their title')
  await other.getByRole('spinbutton', { name: 'Price' }).fill('77')
  await addQuestion(other, 'Theirs')
  await saveProduct(other)
  await context.close()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  await expect(dialog.getByRole('group', { name: 'Questions at the checkout' }).getByLabel('Theirs')).toHaveCount(1)
  await expect(dialog.getByRole('group', { name: 'Price' }).getByLabel('77')).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Title in the shop' }).getByLabel('Yours')).toBeChecked()
  await hasNoBarriers(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(savedSign(page)).toBeVisible()
  await page.reload()
  await expect(productTitle(page)).toHaveValue('My title')
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('77')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Only I changed this.')
  await expect(questionRows(page)).toHaveText([/^Mine/])
})

test('nothing typed is lost when saving fails, when the session ends, or at a reload', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url, { stock: 10 })
  await openProduct(page, id)
  await answerOnce(page, id, 500, { errors: [] })
  await addQuestion(page, 'Kept question')
  await page.getByLabel('Pieces').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Restored from this browser')).toBeVisible()
  await expect(page.getByLabel('Pieces')).toHaveValue('5')
  await expect(questionRows(page)).toHaveText([/^Kept question/])
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Username or email').fill('incentives@demo.test')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(savedSign(page)).toBeVisible()
  await expect(page.getByText('15 now')).toBeVisible()
  await page.reload()
  await expect(questionRows(page)).toHaveText([/^Kept question/])
})

test('the form loads at most 200 KB of script', async ({ page, signIn, site }) => {
  await signIn('incentives')
  const id = await newProduct(page, site.url)
  const scripts: Request[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request)))
  await openProduct(page, id)
  await expect(page.locator('.preview-page')).toBeVisible()
  await expect(page.locator('astro-island[ssr]').filter({ has: page.getByLabel('Title in the shop') })).toHaveCount(0)
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(200_000)
})
