import type { Browser, Page } from '@playwright/test'
import { closeBanner, expect, PASSWORD, signInOn } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { test } from './support/checkout.ts'

test.use({ academy: 'shop settings' })

const path = '/settings/incentives/shop'

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

test('a manager changes the shop, and learners see it at once', { tag: '@journey' }, async ({ page, signIn }) => {
  await signIn('incentives')
  await open(page)
  const title = `Rewards of ${Date.now()}`
  await titleOf(page).fill(title)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  await page.goto('/incentives')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('a refusal lands on its field, and the summary leads there', async ({ page, signIn }) => {
  await signIn('incentives')
  await open(page)
  const mails = page.getByLabel('Emails about waiting orders')
  await mails.fill('team@academy.example\nnot an address')
  await page.getByLabel('Height of the banner').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await expect(summary).toBeFocused()
  await expect(page.getByText('2 fields to correct')).toBeVisible()
  await summary.getByRole('link', { name: /Emails about waiting orders/ }).click()
  await expect(mails).toBeFocused()
  await expect(mails).toHaveAttribute('aria-invalid', 'true')
  await mails.fill('team@academy.example')
  await expect(mails).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 field to correct')).toBeVisible()
})

test('a refusal of the server lands on a field of another language', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await open(page)
  await answerOnce(page, 400, { errors: [{ message: 'Not this word.', path: 'intro[ar]', code: 'custom' }] })
  await titleOf(page).fill('Something else')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: /Intro .*Not this word/ }).click()
  const intro = page.getByRole('tabpanel').getByLabel('Intro')
  await expect(intro).toBeFocused()
  await expect(intro).toHaveAttribute('lang', 'ar')
  await expect(intro).toHaveAccessibleDescription(/Not this word\./)
  await expect(page.getByRole('tab', { name: /العربية/ })).toContainText('Check this language')
})

test('nothing typed is lost when saving fails or the page is loaded again', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await open(page)
  await answerOnce(page, 500, { errors: [] })
  await titleOf(page).fill('Kept after all')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  await expect(page.getByText('Not saved.', { exact: true })).toBeVisible()
  await expect(titleOf(page)).toHaveValue('Kept after all')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Restored from this browser')).toBeVisible()
  await expect(titleOf(page)).toHaveValue('Kept after all')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(titleOf(page)).not.toHaveValue('Kept after all')
  await expect(page.getByText('No unsaved changes')).toBeVisible()
})

test('without a connection the bar says that nothing is saved, until another attempt works', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  await open(page)
  const title = `Saved in the end ${Date.now()}`
  await titleOf(page).fill(title)
  await page.route('**/api/v2/settings/incentives/shop', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not saved. No connection.')).toBeVisible()
  await expect(titleOf(page)).toHaveValue(title)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(titleOf(page)).toHaveValue(title)
})

test('after the session has ended, a manager signs in again and the form is saved', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  await open(page)
  const title = `Signed in again ${Date.now()}`
  await titleOf(page).fill(title)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Username or email').fill('incentives@demo.test')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(titleOf(page)).toHaveValue(title)
})

test('two managers change the same form, and the second one decides field by field', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  await open(page)
  await changeAsAnother(browser, site.url, async (other) => {
    await titleOf(other).fill('Theirs')
    await other.getByLabel('Height of the banner').fill('320')
  })
  await titleOf(page).fill('Mine')
  await page.getByRole('textbox', { name: 'Intro' }).fill('Only I changed this.')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  await expect(dialog).toHaveAccessibleDescription(/^\S+ .*saved first\./)
  await expect(dialog.getByRole('group', { name: 'Headline' }).getByLabel('Yours')).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Height of the banner' }).getByLabel('320')).toBeChecked()
  await hasNoBarriers(page)
  await dialog.getByRole('group', { name: 'Headline' }).getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Keep all of mine' }).click()
  await dialog.getByRole('button', { name: 'Take all of theirs' }).click()
  await dialog.getByRole('group', { name: 'Height of the banner' }).getByLabel('Yours').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(titleOf(page)).toHaveValue('Theirs')
  await expect(page.getByRole('textbox', { name: 'Intro' })).toHaveValue('Only I changed this.')
  await expect(page.getByLabel('Height of the banner')).not.toHaveValue('320')
})

test('leaving with unsaved changes asks first', async ({ page, signIn }) => {
  await signIn('incentives')
  await open(page)
  await titleOf(page).fill('Not saved')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(titleOf(page)).toHaveValue('Not saved')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Settings' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/settings$/)
})

test('the form works with the keyboard alone', async ({ page, signIn }) => {
  await signIn('incentives')
  await open(page)
  await page.getByRole('tab', { name: /English/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /Deutsch/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /English/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(titleOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`By keys ${Date.now()}`)
  await page.getByRole('radio', { name: 'Newest' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
})

test('the settings can be read and worked in Arabic', async ({ page, signIn, site }) => {
  await signIn('admin')
  const read = (language: string) =>
    page.request.post('/user/language', { form: { language }, headers: { Origin: site.url }, maxRedirects: 0 })
  await read('ar')
  for (const address of ['/settings', path]) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await hasNoBarriers(page)
  }
  await page.locator('form[data-ready]').waitFor()
  await page.getByRole('tab', { name: /English/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /Deutsch/ })).toBeFocused()
  await page.getByRole('textbox', { name: 'العنوان الرئيسي' }).fill('متجر المكافآت')
  await expect(page.getByText('تغييرات غير محفوظة', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'تجاهل التغييرات' }).click()
  await read('en')
})

test('a form has no barriers with errors and changes in it', async ({ page, signIn }) => {
  await signIn('incentives')
  await open(page)
  await page.getByLabel('Height of the banner').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Height of the banner' })).toBeFocused()
  await hasNoBarriers(page)
})

async function open(page: Page): Promise<void> {
  await page.goto(path)
  await page.locator('form[data-ready]').waitFor()
}

function titleOf(page: Page) {
  return page.getByRole('textbox', { name: 'Headline' })
}

function saved(page: Page) {
  return page.getByRole('status').filter({ hasText: /^Saved$/ })
}

/** Gives the next save a reply that is not from the server. */
async function answerOnce(page: Page, status: number, body: object): Promise<void> {
  await page.route(
    '**/api/v2/settings/incentives/shop',
    (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    { times: 1 },
  )
}

/** Another manager changes the same form in a browser of their own. */
async function changeAsAnother(browser: Browser, url: string, change: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInOn(page, url, 'admin')
  await open(page)
  await change(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
  await context.close()
}
