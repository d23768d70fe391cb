import type { Browser, Page } from '@playwright/test'
import { closeBanner, expect, PASSWORD, type Person, signInOn } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { test } from './support/checkout.ts'

test.use({ academy: 'product form' })

const path = '/settings/incentives/products'

test('a manager writes questions, orders them by the keyboard, and a learner answers them', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url)
  await open(page, id)

  await test.step('a question with choices, in two languages', async () => {
    await addQuestion(page, 'Size')
    await row(page, 'Size').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Choice from a list' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /Choices .*This field is required/ }).click()
    await expect(page.getByRole('button', { name: 'Add a choice' })).toBeFocused()
    for (const [place, choice] of ['Small', 'Medium', 'Large'].entries()) {
      await page.getByRole('button', { name: 'Add a choice' }).click()
      await expect(
        row(page, 'Size')
          .getByLabel(`Choice ${place + 1}`, { exact: false })
          .first(),
      ).toBeFocused()
      await page.keyboard.type(choice)
    }
    await page.getByRole('button', { name: 'Remove choice 2' }).click()
    await row(page, 'Size')
      .getByRole('tab', { name: /العربية/ })
      .click()
    await row(page, 'Size').getByRole('textbox', { name: 'Question' }).fill('المقاس')
    await row(page, 'Size').getByRole('textbox', { name: 'Choice 2' }).fill('كبير')
    await hasNoBarriers(page)
  })

  await test.step('moved by the keyboard', async () => {
    await addQuestion(page, 'Gift note')
    const handle = row(page, 'Gift note').getByRole('button', { name: /^Move .*position 2 of 2/ })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Lifted: .*position 2 of 2/)).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/position 1 of 2\.$/).first()).toBeAttached()
    await page.keyboard.press('Space')
    await expect(rows(page).first()).toContainText('Gift note')
  })

  await test.step('deleted and back', async () => {
    await row(page, 'Gift note').getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(rows(page).first()).toContainText('Gift note')
  })

  await save(page)
  const learner = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signInOn(learner, site.url, 'learner')
  await learner.goto(`/incentives/${id}/purchase`)
  await expect(learner.getByLabel('Gift note')).toBeVisible()
  await expect(learner.getByLabel('Size').getByRole('option')).toHaveText(['Choose one', 'Small', 'Large'])
  await learner.context().close()
})

test('a refusal of the server lands on a closed question, in its language', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'incentives')
  const question = { name: 'size', type: 'text', label: 'Size' }
  const id = await newProduct(page, site.url, { checkout_fields: [question] })
  await open(page, id)
  const refusal = { message: 'Not this word.', path: 'checkout_fields[0][translations][ar][hint]', code: 'custom' }
  await answerOnce(page, id, 400, { errors: [refusal] })
  await titleOf(page).fill('Another title')
  await page.getByRole('button', { name: 'Save' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Size .*Not this word/ }).click()
  const hint = row(page, 'Size').getByRole('textbox', { name: 'Hint' })
  await expect(hint).toBeFocused()
  await expect(hint).toHaveAttribute('lang', 'ar')
  await expect(hint).toHaveAccessibleDescription(/Not this word\./)
  await expect(titleOf(page)).toHaveValue('Another title')
})

test('a sale during a change of the stock is never overwritten @postgres', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url, { stock: 10 })
  await open(page, id)

  await test.step('pieces are added to what is left', async () => {
    await page.getByLabel('Pieces').fill('20')
    await expect(page.getByText(/10 \+ 20 = 30.* after saving/)).toBeVisible()
    await buyAs(browser, site.url, 'learner', id)
    await save(page)
    await expect(page.getByText('29 now')).toBeVisible()
  })

  await test.step('pieces are taken out', async () => {
    await page.getByRole('radio', { name: 'Take out' }).check()
    await page.getByLabel('Pieces').fill('4')
    await expect(page.getByText(/29 − 4 = 25.* after saving/)).toBeVisible()
    await save(page)
  })

  await test.step('a number that was typed before a sale is refused, and nothing typed is lost', async () => {
    await page.getByRole('radio', { name: 'Set' }).check()
    const number = page.getByRole('spinbutton', { name: 'Left in stock' })
    await number.fill('50')
    await titleOf(page).fill('Kept title')
    await buyAs(browser, site.url, 'learner2', id)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /Left in stock .*The stock is 24 now/ }).click()
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('50')
    await expect(titleOf(page)).toHaveValue('Kept title')
    await save(page)
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
  await open(page, id)
  await addQuestion(page, 'Mine')
  await titleOf(page).fill('My title')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Only I changed this.')
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await signInOn(other, site.url, 'admin')
  await open(other, id)
  await titleOf(other).fill('Their title')
  await other.getByRole('spinbutton', { name: 'Price' }).fill('77')
  await addQuestion(other, 'Theirs')
  await save(other)
  await context.close()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  await expect(dialog.getByRole('group', { name: 'Questions at the checkout' }).getByLabel('Theirs')).toHaveCount(1)
  await expect(dialog.getByRole('group', { name: 'Price' }).getByLabel('77')).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Title in the shop' }).getByLabel('Yours')).toBeChecked()
  await hasNoBarriers(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(titleOf(page)).toHaveValue('My title')
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('77')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Only I changed this.')
  await expect(rows(page)).toHaveText([/^Mine/])
})

test('nothing typed is lost when saving fails, when the session ends, or at a reload', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const id = await newProduct(page, site.url, { stock: 10 })
  await open(page, id)
  await answerOnce(page, id, 500, { errors: [] })
  await addQuestion(page, 'Kept question')
  await page.getByLabel('Pieces').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Restored from this browser')).toBeVisible()
  await expect(page.getByLabel('Pieces')).toHaveValue('5')
  await expect(rows(page)).toHaveText([/^Kept question/])
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Username or email').fill('incentives@demo.test')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('15 now')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveText([/^Kept question/])
})

test('formatted texts are edited as they look, and learners see them', async ({ page, signIn, site }) => {
  await signIn('incentives')
  await closeBanner(page.context())
  const id = await newProduct(page, site.url)
  await open(page, id)
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.click()
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await description.click()
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(description).toBeFocused()
  await page.keyboard.type('Painted by hand')
  await expect(page.locator('.preview-page')).toContainText('Painted by hand')
  await save(page)
  await page.goto(`/incentives/${id}`)
  await expect(page.locator('article strong')).toHaveText('Painted by hand')
})

test('the preview shows the product as a chosen learner would see it', async ({ page, signIn, site }) => {
  await signIn('incentives')
  await closeBanner(page.context())
  const id = await newProduct(page, site.url)
  await open(page, id)
  const preview = page.getByRole('region', { name: 'As learners see it' })
  await expect(preview).toContainText('Can redeem it now')
  await page.getByRole('spinbutton', { name: 'Price' }).fill('900000')
  await expect(preview).toContainText('Sees it, but cannot redeem it now')
  await preview.getByRole('combobox', { name: 'As seen by' }).fill('Freja')
  await page.getByRole('option', { name: /Freja/ }).first().click()
  await expect(preview.locator('.preview-person')).toContainText('Freja')
  await expect(preview.locator('.preview-verdict')).toContainText('points short')
  await page.getByRole('spinbutton', { name: 'Price' }).fill('1')
  await expect(preview).toContainText('Can redeem it now')
  await page.getByLabel('Country').click()
  await page.getByRole('option', { name: 'Japan' }).click()
  await expect(preview).toContainText('Does not see it')
  await expect(preview).toContainText('Country: not in the audience')
  await preview.getByLabel('Language').selectOption('ar')
  await expect(preview.locator('.preview-page')).toHaveAttribute('dir', 'rtl')
  await hasNoBarriers(page)
})

test('a training is found by its title', async ({ page, signIn, site }) => {
  await signIn('incentives')
  await closeBanner(page.context())
  const id = await newProduct(page, site.url, { type: 'training', status: 'draft' })
  await open(page, id)
  await page.getByRole('combobox', { name: 'Training' }).fill('python')
  const option = page.getByRole('option', { name: /Python/ }).first()
  const title = await option.innerText()
  await option.click()
  await save(page)
  await page.reload()
  await expect(page.locator('.field', { has: page.getByRole('combobox', { name: 'Training' }) })).toContainText(title)
})

test('the form loads at most 200 KB of script', async ({ page, signIn, site }) => {
  await signIn('incentives')
  const id = await newProduct(page, site.url)
  let bytes = 0
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize
  })
  await open(page, id)
  await expect(page.locator('.preview-page')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(200_000)
})

/** Makes an active product, and returns its id. */
async function newProduct(page: Page, url: string, given: object = {}): Promise<number> {
  const data = { title: `Mug ${Date.now()}`, type: 'physical', price: 1, status: 'active', ...given }
  const answer = await page.context().request.post('/api/v2/incentives/products', { data, headers: { Origin: url } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).data.id
}

async function buyAs(browser: Browser, url: string, person: Person, id: number): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInOn(page, url, person)
  const headers = { Origin: url, 'Idempotency-Key': `${person} ${id}` }
  const answer = await context.request.post('/api/v2/incentives/shop_checkout', { data: { products: [id] }, headers })
  expect(answer.status()).toBe(201)
  await context.close()
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`${path}/${id}/edit`)
  await page.locator('form[data-ready]').waitFor()
}

function titleOf(page: Page) {
  return page.getByRole('textbox', { name: 'Title in the shop' })
}

function saved(page: Page) {
  return page.getByRole('status').filter({ hasText: /^Saved$/ })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
}

/** The questions; their list is loaded when it comes near the screen. */
function rows(page: Page) {
  return page.locator('.question-place li')
}

function row(page: Page, label: string) {
  return rows(page).filter({ hasText: label })
}

async function addQuestion(page: Page, label: string): Promise<void> {
  await page.locator('.question-place').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await rows(page).last().getByRole('textbox', { name: 'Question' }).fill(label)
}

/** Gives the next save a reply that is not from the server. */
async function answerOnce(page: Page, id: number, status: number, body: object): Promise<void> {
  await page.route(
    `**/api/v2/incentives/products/${id}`,
    (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    { times: 1 },
  )
}
