import type { Browser, Page } from '@playwright/test'
import { expect, PASSWORD } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { test } from './support/checkout.ts'

test.use({ academy: 'schedule form' })

const list = '/settings/incentives/schedules'

test('a refusal of the server lands on a nested field, and the summary leads there', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  await openNew(page)
  await answerOnce(page, 400, { errors: [{ message: 'Not this many.', path: 'terms[grace_days]', code: 'custom' }] })
  await nameOf(page).fill('Refused')
  await page.getByRole('button', { name: 'Create schedule' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Days of grace .*Not this many/ }).click()
  const grace = page.getByLabel('Days of grace')
  await expect(grace).toBeFocused()
  await expect(grace).toHaveAttribute('aria-invalid', 'true')
  await expect(grace).toHaveAccessibleDescription(/Not this many\./)
})

test('nothing typed is lost when saving fails and the page is loaded again', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openNew(page)
  await answerOnce(page, 500, { errors: [] })
  await nameOf(page).fill('Kept after all')
  await page.getByLabel('First notice').fill('1')
  await expect(page.locator('.schedule-notices')).toContainText('day before')
  await page.getByRole('button', { name: 'Create schedule' }).click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  await expect(nameOf(page)).toHaveValue('Kept after all')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await ready(page)
  await expect(nameOf(page)).toHaveValue('Kept after all')
  await expect(page.getByLabel('First notice')).toHaveValue('1')
})

test('after the session has ended, a manager signs in again and the schedule is created', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  const name = `Signed in again ${Date.now()}`
  await openNew(page)
  await nameOf(page).fill(name)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Create schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Username or email').fill('incentives@demo.test')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/schedules\/\d+\/edit/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('two managers change one schedule, and the second one decides field by field', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'incentives')
  await openNew(page)
  await nameOf(page).fill('Shared')
  await page.getByRole('button', { name: 'Create schedule' }).click()
  await expect(page).toHaveURL(/\/schedules\/\d+\/edit/)
  const path = new URL(page.url()).pathname
  await page.goto(path)
  await ready(page)
  await changeAsAnother(browser, { url: site.url, path }, async (other) => {
    await nameOf(other).fill('Theirs')
    await other.getByLabel('Days of grace').fill('9')
  })
  await nameOf(page).fill('Mine')
  await page.getByRole('textbox', { name: 'Description' }).fill('Only I changed this.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  await expect(dialog.getByRole('group', { name: 'Name' }).getByLabel('Yours')).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Days of grace' }).getByRole('radio').first()).toBeChecked()
  await hasNoBarriers(page)
  await dialog.getByRole('group', { name: 'Name' }).getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    await page.goto(path)
    await ready(page)
    await expect(nameOf(page)).toHaveValue('Theirs', { timeout: 1000 })
  }).toPass()
  await expect(page.getByLabel('Days of grace')).toHaveValue('9')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Only I changed this.')
})

/** Signs in on a page whose calls may be refused, with the cookie banner closed. */
async function signInOn(page: Page, url: string, person: string): Promise<void> {
  const { request } = page.context()
  const headers = { Origin: url }
  await request.post('/system/ajax/cookies-disclaimer/agree', { form: { ajax: 'true' }, headers })
  const form = { name: `${person}@demo.test`, password: PASSWORD }
  const answer = await request.post('/user/login', { form, headers, maxRedirects: 0 })
  expect(answer.status(), `${person} signs in`).toBe(303)
}

async function openNew(page: Page): Promise<void> {
  await page.goto(`${list}/create`)
  await ready(page)
}

async function ready(page: Page): Promise<void> {
  await page.locator('form[data-ready]').waitFor()
}

function nameOf(page: Page) {
  return page.getByRole('textbox', { name: 'Name' })
}

/** Gives the next save a reply that is not from the server. */
async function answerOnce(page: Page, status: number, body: object): Promise<void> {
  await page.route(
    '**/api/v2/incentives/schedules',
    (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    { times: 1 },
  )
}

/** Another manager changes the same form in a browser of their own. */
async function changeAsAnother(
  browser: Browser,
  { url, path }: { url: string; path: string },
  change: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInOn(page, url, 'admin')
  await page.goto(path)
  await ready(page)
  await change(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await context.close()
}
