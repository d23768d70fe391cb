import type { Browser, Page } from '@playwright/test'
import { closeBanner, expect, PASSWORD } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { logIn, test } from './support/checkout.ts'

test.use({ academy: 'general' })

const path = '/settings/general'
const ADMIN = 'admin@demo.test'

test('a refusal lands on the nested field, and the summary leads there', async ({ elsewhere: page }) => {
  await open(page)
  const address = page.getByLabel('Address of the link Contact')
  await address.fill('http://academy.example/contact')
  await page.getByLabel('Long date', { exact: true }).fill('j of F')
  await save(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await summary.getByRole('link', { name: /Address of the link Contact/ }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/https:\/\/ address or a path/)
  await address.fill('/demo/contact')
  await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 field to correct')).toBeVisible()
})

test('a refusal of the server lands on the field of its language', async ({ elsewhere: page }) => {
  await open(page)
  await answerOnce(page, 400, { errors: [{ message: 'Not this word.', path: 'about[title][ar]', code: 'custom' }] })
  await page.getByLabel('Version', { exact: true }).fill('9')
  await save(page)
  await page.getByRole('link', { name: /Title of the link About .*العربية/ }).click()
  const title = page.getByRole('textbox', { name: 'Title of the link About' })
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('lang', 'ar')
})

test('each pattern shows the current moment while it is typed', async ({ elsewhere: page }) => {
  await open(page)
  const month = page.getByLabel('Month and year', { exact: true })
  await month.fill('\\T\\h\\e \\y\\e\\a\\r Y')
  await expect(month).toHaveAccessibleDescription(`Now: The year ${new Date().getUTCFullYear()}`)
  await month.fill('')
  await expect(month).toHaveAccessibleDescription(/^Now: \S+ \d{4}$/)
})

test('a select is 38 pixels high', async ({ elsewhere: page }) => {
  await open(page)
  const control = page.locator('.select-control', { has: page.getByRole('combobox', { name: 'Time zone' }) })
  expect((await control.boundingBox())?.height).toBe(38)
})

test('the list of a select comes into view, and does not move the page against the user', async ({
  elsewhere: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page)
  const language = page.getByRole('combobox', { name: 'Language of the site' })
  await language.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await language.press('ArrowDown')
  const moved = await page.evaluate(async () => {
    scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return scrollY
  })
  expect(moved).toBe(0)
  await language.press('Escape')
  await language.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await language.press('ArrowDown')
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 })
})

test('the languages are put in order and turned on with the keyboard', async ({ elsewhere: page }) => {
  await open(page)
  const list = page.getByRole('group', { name: 'Languages in the menu' })
  const names = async () => (await list.getByRole('listitem').allInnerTexts()).slice(0, 2)
  expect(await names()).toEqual(['English', 'Deutsch'])
  await list.getByRole('button', { name: /^Move .*Deutsch.* up$/ }).focus()
  await page.keyboard.press('Enter')
  expect(await names()).toEqual(['Deutsch', 'English'])
  await expect(list.getByRole('status')).toHaveText(/Deutsch.* is now number 1 of \d+\.$/)
  await expect(list.getByRole('button', { name: /^Move .*Deutsch.* up$/ })).toBeFocused()
  for (const language of ['Deutsch', 'English', 'Français', 'Español', 'العربية', 'עברית']) {
    await list.getByRole('switch', { name: language }).focus()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('ControlOrMeta+s')
  const summary = page.getByRole('alert').filter({ hasText: 'Turn on at least one language.' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Languages in the menu/ }).press('Enter')
  await expect(list.getByRole('switch', { name: 'Deutsch' })).toBeFocused()
})

test('nothing typed is lost when saving fails or the page is loaded again', async ({ elsewhere: page }) => {
  await open(page)
  const version = page.getByLabel('Version', { exact: true })
  const before = await version.inputValue()
  await answerOnce(page, 500, { errors: [] })
  await version.fill('Kept after all')
  await save(page)
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  await expect(version).toHaveValue('Kept after all')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Restored from this browser')).toBeVisible()
  await expect(version).toHaveValue('Kept after all')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(version).toHaveValue(before)
})

test('after the session has ended, the administrator signs in again and the form is saved', async ({
  elsewhere: page,
}) => {
  await open(page)
  const version = `After the session ${Date.now()}`
  await page.getByLabel('Version', { exact: true }).fill(version)
  await page.context().clearCookies({ name: /session/ })
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Username or email').fill(ADMIN)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue(version)
})

test('of two administrators, the second one decides field by field', async ({ elsewhere: page, browser, site }) => {
  await open(page)
  const [theirs, mine] = [`Theirs ${Date.now()}`, `Mine ${Date.now()}`]
  await changeAsAnother(browser, site.url, (other) => other.getByLabel('Version', { exact: true }).fill(theirs))
  await page.getByLabel('Version', { exact: true }).fill(mine)
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  await expect(dialog.getByRole('group', { name: 'Version' })).toContainText(theirs)
  await dialog.getByRole('group', { name: 'Version' }).getByLabel('Yours').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue(mine)
})

test('the form has no barriers, in English with errors and in Arabic', async ({ elsewhere: page }) => {
  await open(page)
  await page.getByText('The letters of a pattern').click()
  await page.getByRole('textbox', { name: 'Name of the site' }).fill('')
  await page.getByLabel('Address of the link About').fill('nowhere')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the following' })).toBeFocused()
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.context().addCookies([{ name: 'language', value: 'ar', url: page.url() }])
  await page.goto(`${path}?language=ar`)
  await page.locator('form[data-ready]').waitFor()
  await hasNoBarriers(page)
})

async function open(page: Page): Promise<void> {
  await closeBanner(page.context())
  await logIn(page, ADMIN)
  await page.goto(path)
  await page.locator('form[data-ready]').waitFor()
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Save' }).click()
}

function saved(page: Page) {
  return page.getByRole('status').filter({ hasText: /^Saved$/ })
}

/** The next save does not reach the server. */
async function answerOnce(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/v2/settings/general', (route) => route.fulfill({ status, json: body }), { times: 1 })
}

/** Another administrator changes the same form in a browser of their own. */
async function changeAsAnother(browser: Browser, url: string, change: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await open(page)
  await change(page)
  await save(page)
  await expect(saved(page)).toBeVisible()
  await context.close()
}
