import { expect, signInOn } from '#tests/support/browser.ts'
import type { Locator, Page } from '@playwright/test'
import { hasNoBarriers } from './support/barriers.ts'
import { test } from './support/checkout.ts'
import { hold } from './support/hold.ts'
import {
  addQuestion,
  answerOnce,
  newProduct,
  openProduct,
  productTitle,
  questionPlace,
  questionRow,
  questionRows,
  saveProduct,
} from './support/productForm.ts'

test.use({ academy: 'product form' })

test('a manager writes questions, orders them by the keyboard, and a learner answers them', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url)
  await openProduct(page, id)

  await test.step('a question with choices, in two languages', async () => {
    await addQuestion(page, 'Size')
    await questionRow(page, 'Size').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Choice from a list' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /Choices .*This field is required/ }).click()
    await expect(page.getByRole('button', { name: 'Add a choice' })).toBeFocused()
    for (const [place, choice] of ['Small', 'Medium', 'Large'].entries()) {
      await page.getByRole('button', { name: 'Add a choice' }).click()
      await expect(
        questionRow(page, 'Size')
          .getByLabel(`Choice ${place + 1}`, { exact: false })
          .first(),
      ).toBeFocused()
      await page.keyboard.type(choice)
    }
    await page.getByRole('button', { name: 'Remove choice 2' }).click()
    await questionRow(page, 'Size')
      .getByRole('tab', { name: /العربية/ })
      .click()
    await questionRow(page, 'Size').getByRole('textbox', { name: 'Question' }).fill('المقاس')
    await questionRow(page, 'Size').getByRole('textbox', { name: 'Choice 2' }).fill('كبير')
    await hasNoBarriers(page)
  })

  await test.step('moved by the keyboard', async () => {
    await addQuestion(page, 'Gift note')
    const handle = questionRow(page, 'Gift note').getByRole('button', { name: /^Move .*position 2 of 2/ })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Lifted: .*position 2 of 2/)).toBeAttached()
    // The keys of a lifted row are heard a moment after it is announced.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(/position 1 of 2\.$/).first()).toBeAttached({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(questionRows(page).first()).toContainText('Gift note')
  })

  await test.step('deleted and back', async () => {
    await questionRow(page, 'Gift note').getByRole('button', { name: 'Delete' }).click()
    await expect(questionRows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(questionRows(page).first()).toContainText('Gift note')
  })

  await saveProduct(page)
  const learner = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signInOn(learner, site.url, 'learner')
  await learner.goto(`/incentives/${id}/purchase`)
  await expect(learner.getByLabel('Gift note')).toBeVisible()
  await expect(learner.getByLabel('Size').getByRole('option')).toHaveText(['Choose one', 'Small', 'Large'])
  await learner.context().close()
})

test.describe('a link of a refusal', () => {
  const hintPath = 'checkout_fields[0][translations][ar][hint]'
  let load: () => void
  let link: Locator

  /** A save is refused for a problem at this path; the code of the questions is held back until `load`. */
  async function refuse(page: Page, url: string, path: string): Promise<void> {
    await signInOn(page, url, 'incentives')
    const id = await newProduct(page, url, { checkout_fields: [{ name: 'size', type: 'text', label: 'Size' }] })
    load = await hold(page, /QuestionList\..*\.js/)
    await openProduct(page, id)
    await answerOnce(page, id, 400, { errors: [{ message: 'Not this word.', path, code: 'custom' }] })
    await productTitle(page).fill('Another title')
    await page.getByRole('button', { name: 'Save' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
    await expect(summary).toBeFocused()
    link = summary.getByRole('link', { name: /Size .*Not this word/ })
  }

  async function hasArabicHint(page: Page): Promise<void> {
    const hint = questionRow(page, 'Size').getByRole('textbox', { name: 'Hint' })
    await expect(hint).toBeFocused()
    await expect(hint).toHaveAttribute('lang', 'ar')
    await expect(hint).toHaveAccessibleDescription(/Not this word\./)
    await expect(productTitle(page)).toHaveValue('Another title')
  }

  test('opens its question, in its language', async ({ elsewhere: page, site }) => {
    await refuse(page, site.url, hintPath)
    load()
    await expect(questionRow(page, 'Size')).toContainText('Check this question')
    await link.click()
    await hasArabicHint(page)
  })

  test('waits for the questions', async ({ elsewhere: page, site }) => {
    await refuse(page, site.url, hintPath)
    await link.click()
    await expect(questionPlace(page)).toBeFocused()
    load()
    await hasArabicHint(page)
  })

  test('does not move the focus of a person who went on', async ({ elsewhere: page, site }) => {
    await refuse(page, site.url, hintPath)
    await link.click()
    await expect(questionPlace(page)).toBeFocused()
    await productTitle(page).focus()
    load()
    await expect(questionRow(page, 'Size')).toContainText('Check this question')
    await expect(productTitle(page)).toBeFocused()
  })

  test('of a question without a wrong field leads to its first field', async ({ elsewhere: page, site }) => {
    await refuse(page, site.url, 'checkout_fields[0]')
    load()
    const row = questionRow(page, 'Size')
    await expect(row).toContainText('Check this question')
    const first = row.getByRole('textbox', { name: 'Question' })
    for (const state of ['closed', 'open']) {
      await link.click()
      await expect(first, state).toBeFocused()
    }
  })

  test('opens its question also if the questions are loaded at the second attempt', async ({
    elsewhere: page,
    site,
  }) => {
    await page.route('**/QuestionList.*.js', (route) => route.abort(), { times: 1 })
    await refuse(page, site.url, hintPath)
    await link.click()
    load()
    await questionPlace(page).getByRole('button', { name: 'Try again' }).press('Enter')
    await hasArabicHint(page)
  })
})

test('questions that cannot be loaded are loaded at the next attempt', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url, { checkout_fields: [{ name: 'size', type: 'text', label: 'Size' }] })
  await page.route('**/QuestionList.*.js', (route) => route.abort(), { times: 1 })
  await openProduct(page, id)
  await productTitle(page).fill('Another title')
  await questionPlace(page).scrollIntoViewIfNeeded()
  const failure = page.getByRole('alert').filter({ hasText: 'The questions could not be loaded.' })
  await expect(failure).toBeVisible()
  await expect(questionRow(page, 'Size')).toBeVisible()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeHidden()
  await expect(questionPlace(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Edit Size' })).toBeVisible()
  await expect(productTitle(page)).toHaveValue('Another title')
})
