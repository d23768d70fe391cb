import { closeBanner, expect, test } from '#tests/support/browser.ts'

const path = '/settings/incentives/products'

test.beforeEach(async ({ context, signIn }) => {
  await closeBanner(context)
  await signIn('incentives')
})

test('a manager creates a product and finds it by search', { tag: '@journey' }, async ({ page }) => {
  const title = `Lamp ${Date.now()}`
  await page.goto(`${path}/create`)
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByRole('tabpanel').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await page.goto(`${path}?s=${encodeURIComponent(title)}`)
  await expect(page.getByRole('rowheader')).toContainText(title)
})

test('a product without a title is refused, and the summary leads to the field', async ({ page }) => {
  await page.goto(`${path}/create`)
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await summary.getByRole('link', { name: /Title/ }).click()
  await expect(page.getByRole('tabpanel').getByLabel('Title')).toBeFocused()
})

test('a row action keeps the filters, says what happened and can be undone, without JavaScript', async ({
  browser,
  context,
  site,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await plain.newPage()
  await page.goto(`${site.url}${path}?type=physical&sort=title&state=active`)
  const row = page.getByRole('row').nth(1)
  const title = await row.getByRole('rowheader').getByRole('link').innerText()
  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  await row.getByRole('button', { name: 'Pause' }).click()
  await expect(page).toHaveURL(/\?(?=.*type=physical)(?=.*sort=title)(?=.*state=active)(?=.*changed=\d+)/)
  const news = page.getByRole('status').filter({ hasText: 'It is paused now.' })
  await expect(news.getByRole('link', { name: title })).toBeVisible()
  await news.getByRole('button', { name: `Undo: Activate ${title}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is active now.' })).toBeVisible()
  await expect(page.getByRole('link', { name: title }).last()).toBeVisible()
  await plain.close()
})

test('the chips count what the filters leave, and each column sorts in both directions', async ({ page }) => {
  await page.goto(`${path}?type=voucher`)
  const chips = page.getByRole('navigation', { name: 'State' })
  const all = Number((await chips.getByRole('link', { name: /^Not archived/ }).innerText()).replace(/\D/g, ''))
  await expect(page.locator('.list-summary')).toHaveText(`${all} products`)
  await page.getByRole('link', { name: 'Redeemed, 90 days' }).click()
  await expect(page.getByRole('columnheader', { name: 'Redeemed, 90 days' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: 'Redeemed, 90 days' }).click()
  await expect(page.getByRole('columnheader', { name: 'Redeemed, 90 days' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/type=voucher/)
  await page.locator('summary', { hasText: 'All categories' }).click()
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/category=\d+/)
})

test('several products are paused and activated by keyboard, and Escape clears the selection', async ({ page }) => {
  await page.goto(`${path}?type=experience&state=active`)
  await expect(page.locator('astro-island[ssr] .row-selection')).toHaveCount(0)
  const box = page.getByRole('row').nth(1).getByRole('checkbox')
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 Active')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('All on this page')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck()
  await box.check()
  const name = await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').innerText()
  await page.getByRole('button', { name: 'Pause 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await expect(page).toHaveURL(/type=experience&state=active/)
  await page.goto(`${path}?state=paused&s=${encodeURIComponent(name)}`)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Activate 1' }).click()
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
})

test('codes come from a CSV file, are checked without adding, and then added', async ({ page }) => {
  await page.goto(`${path}?type=voucher&state=active`)
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Add codes' }).click()
  const codes = [`A${Date.now()}`, `B${Date.now()}`]
  const file = {
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`code;day\n"${codes[0]}";1 May\n${codes[1]};2 May\n`),
  }
  await page.getByLabel('Or take the codes from a CSV file:').setInputFiles(file)
  await expect(page.getByLabel('Add codes')).toHaveValue(/^code;day\n/)
  await page.getByRole('button', { name: 'Check without adding' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 new codes. Nothing was added yet.' })).toBeVisible()
  await expect(page.locator('.codes-first code')).toHaveText(codes)
  await page.getByRole('button', { name: 'Add codes' }).click()
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await page.getByLabel('Add codes').fill(`OK\n${'x'.repeat(300_000)}`)
  await page.getByRole('button', { name: 'Add codes' }).click()
  await expect(page.getByRole('alert')).toContainText('Line: 2')
  expect((await page.getByLabel('Add codes').inputValue()).length).toBeLessThan(300)
})

test('the menu of a row closes with Escape and with a click outside, and archiving asks first', async ({ page }) => {
  await page.goto(`${path}?type=physical&state=active&sort=title`)
  const row = page.getByRole('row').nth(2)
  const menu = row.getByRole('button', { name: /^Actions for/ })
  const pause = row.getByRole('button', { name: 'Pause' })
  await menu.click()
  await expect(pause).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pause).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(pause).toBeHidden()
  await menu.click()
  await row.getByRole('button', { name: 'Archive' }).click()
  const question = page.getByRole('dialog', { name: /^Archive “.*”\?$/ })
  await expect(question.getByRole('button', { name: 'Archive' })).toBeVisible()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(page).not.toHaveURL(/changed=/)
})

test('a code is made void after a question, without JavaScript', async ({ browser, context, page, site }) => {
  const code = `V${Date.now()}`
  const headers = { Origin: site.url }
  const data = { title: code, type: 'voucher', price: 10 }
  const made = await (await page.request.post('/api/v2/incentives/products', { data, headers })).json()
  await page.request.post(`/api/v2/incentives/products/${made.data.id}/codes`, { data: { codes: [code] }, headers })
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const codes = await plain.newPage()
  await codes.goto(`${site.url}${path}/${made.data.id}/codes`)
  await codes.getByRole('button', { name: `Void this code: ${code}` }).click()
  const question = codes.getByRole('dialog', { name: `Void code ${code}?` })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(codes.getByRole('row', { name: code })).toContainText('Available')
  await codes.getByRole('button', { name: `Void this code: ${code}` }).click()
  await question.getByRole('button', { name: 'Void code' }).click()
  await expect(codes.getByRole('row', { name: code })).toContainText('Void')
  await plain.close()
})

test('a new product is a draft that its page activates, and steps wait for unsaved changes', async ({ page }) => {
  const title = `Chair ${Date.now()}`
  await page.goto(`${path}/create`)
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByRole('tabpanel').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const news = page.getByRole('status').filter({ hasText: 'Saved as a draft. Learners cannot see it yet.' })
  await expect(news).toBeVisible()
  await expect(page.locator('#product-state')).toHaveText('Draft')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByRole('tabpanel').getByLabel('Title').fill(`${title} red`)
  await expect(page.getByText('Save or discard your changes first.')).toBeVisible()
  await expect(news.getByRole('button', { name: 'Activate' })).toBeDisabled()
  await page.getByRole('button', { name: 'Save' }).click()
  await news.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is active now.' })).toBeVisible()
  await expect(page.locator('#product-state')).toHaveText('Active')
})

test('the page of a product changes its state without JavaScript', async ({ browser, context, page, site }) => {
  const data = { title: `Vase ${Date.now()}`, type: 'physical', price: 10, status: 'active' }
  const headers = { Origin: site.url }
  const made = await (await page.request.post('/api/v2/incentives/products', { data, headers })).json()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const own = await plain.newPage()
  await own.goto(`${site.url}${path}/${made.data.id}/edit`)
  await own.getByRole('button', { name: 'Pause' }).click()
  await expect(own.getByText('It is paused now.')).toBeVisible()
  await own.getByRole('button', { name: 'Undo' }).click()
  await expect(own.locator('#product-state')).toHaveText('Active')
  await own.getByRole('button', { name: /^Actions for/ }).click()
  await own.getByRole('button', { name: 'Archive' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(own.locator('#product-state')).toHaveText('Archived')
  await expect(own.getByRole('button', { name: 'Move to drafts' })).toBeVisible()
  await plain.close()
})
