import type { Browser, Page } from '@playwright/test'
import { expect, PASSWORD, signInOn, test } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'

test.use({ academy: 'course forms' })

const sessions = '/course-administration/sessions'
const rooms = '/course-administration/rooms'

test('a refusal about one instructor lands on the field, and the summary leads there', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'courses')
  await fillNew(page, 'Refused')
  await answerOnce(page, 'course-administration/sessions', {
    status: 400,
    errors: [{ message: 'This person does not teach.', path: 'instructors[0][uid]', code: 'not_found' }],
  })
  await page.getByRole('button', { name: 'Create session' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Instructors .*does not teach/ }).click()
  const field = page.getByRole('combobox', { name: 'Instructors' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('every missing field of a session is named at once', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'courses')
  await page.goto(`${sessions}/create`)
  await ready(page)
  await page.getByRole('button', { name: 'Create session' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  for (const name of ['Training', 'Title of the session', 'Beginning', 'End']) {
    await expect(summary.getByRole('link', { name: new RegExp(`^${name} – This field is required`) })).toBeVisible()
  }
  await page.getByLabel('Beginning').fill('2031-03-03T10:00')
  await page.getByLabel('End').fill('2031-03-03T09:00')
  await page.getByRole('button', { name: 'Create session' }).click()
  await expect(page.getByLabel('End')).toHaveAccessibleDescription(/The end must be after the start\./)
})

test('nothing typed is lost when saving fails and the page is loaded again', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'courses')
  await fillNew(page, 'Kept after all')
  await answerOnce(page, 'course-administration/sessions', { status: 500, errors: [] })
  await page.getByRole('button', { name: 'Create session' }).click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Title of the session')).toHaveValue('Kept after all')
  await expect(page.getByLabel('Beginning')).toHaveValue('2031-03-03T10:00')
  await expect(page.getByLabel('End')).toHaveValue('2031-03-03T11:00')
})

test('the clock keeps its times when the time zone changes, and the site gets the instants', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'courses')
  await fillNew(page, `In Tokyo ${Date.now()}`)
  await choose(page, 'Time zone', 'Asia/Tokyo')
  await expect(page.getByLabel('Beginning')).toHaveValue('2031-03-03T10:00')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/sessions'))
  await page.getByRole('button', { name: 'Create session' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    time_zone: 'Asia/Tokyo',
    from: '2031-03-03 01:00:00',
    until: '2031-03-03 02:00:00',
  })
  await expect(page.getByRole('main')).toContainText('Japan Standard Time')
  await expect(page.getByRole('main')).toContainText('02:00–03:00 your time (CET)')
})

test('a link fills in the form of a new session', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'courses')
  const query =
    'from=2031-03-03+09%3A00%3A00&until=2031-03-03+10%3A30%3A00&uid%5B%5D=3&time_zone=Europe%2FLondon&uid%5B%5D=x'
  await page.goto(`${sessions}/create?${query}`)
  await ready(page)
  await expect(page.getByLabel('Beginning')).toHaveValue('2031-03-03T09:00')
  await expect(page.getByLabel('End')).toHaveValue('2031-03-03T10:30')
  await expect(page.getByRole('region', { name: 'The plan' })).toContainText('1 h 30 min')
})

test('after the session has ended, a course administrator signs in again and the room is created', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'courses')
  const name = `Attic ${Date.now()}`
  await page.goto(`${rooms}/create`)
  await ready(page)
  await page.getByLabel('Name of the room').fill(name)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Create room' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Username or email').fill('courses@demo.test')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rooms(\?|$)/)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('In use')
})

test('a refusal of a room lands on its field, and a room without sessions is deleted', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'courses')
  const name = `Cellar ${Date.now()}`
  await page.goto(`${rooms}/create`)
  await ready(page)
  await page.getByLabel('Name of the room').fill(name)
  await page.getByLabel('Seats').fill('0')
  await page.getByRole('button', { name: 'Create room' }).click()
  await expect(page.getByLabel('Seats')).toHaveAccessibleDescription(/The minimum is 1\./)
  await page.getByLabel('Seats').fill('6')
  await page.getByRole('button', { name: 'Create room' }).click()
  await page.getByRole('link', { name }).click()
  await ready(page)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete the room' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The room has been deleted.' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
})

test('two administrators change one session, and the second one decides field by field', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  await signInOn(page, site.url, 'courses')
  await fillNew(page, `Shared ${Date.now()}`)
  await page.getByRole('button', { name: 'Create session' }).click()
  await expect(page).toHaveURL(/\/sessions\/\d+(\?|$)/)
  const path = `${new URL(page.url()).pathname}/edit`
  await page.goto(path)
  await ready(page)
  await changeAsAnother(browser, { url: site.url, path })
  await page.getByLabel('Title of the session').fill('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  const places = dialog.getByRole('group', { name: 'Places' })
  await expect(places).toContainText('9')
  await expect(places.getByLabel('Theirs')).toBeChecked()
  await hasNoBarriers(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('spinbutton', { name: 'Places' })).toHaveValue('9')
  await expect(page.getByLabel('Title of the session')).toHaveValue('Mine')
})

test('before a new time is saved, the form asks whether people are notified', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'courses')
  await page.goto(`${sessions}?status=scheduled&sort=-date`)
  const path = await page.getByRole('main').getByRole('rowheader').getByRole('link').first().getAttribute('href')
  await page.goto(`${path}/edit`)
  await ready(page)
  await page.getByLabel('Beginning').fill('2031-05-05T10:00')
  await page.getByLabel('Reason').fill('The week before is full.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Notify \d+ (person|people)\?$/ })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Unsaved changes').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Save without notifying' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ notify: false, from: '2031-05-05 08:00:00' })
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
})

async function fillNew(page: Page, title: string): Promise<void> {
  await page.goto(`${sessions}/create`)
  await ready(page)
  await choose(page, 'Training', 'Honest feedback')
  await expect(page.getByLabel('Title of the session')).not.toHaveValue('')
  await page.getByLabel('Title of the session').fill(title)
  await page.getByLabel('Beginning').fill('2031-03-03T10:00')
}

async function ready(page: Page): Promise<void> {
  await page.locator('form[data-ready]').waitFor()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page
    .getByRole('option', { name: new RegExp(option) })
    .first()
    .click()
}

/** Gives the next new thing a reply that is not from the server. */
async function answerOnce(page: Page, path: string, { status, errors }: { status: number; errors: object[] }) {
  await page.route(
    `**/api/v2/${path}`,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ errors }) })
        : route.continue(),
    { times: 1 },
  )
}

/** Another administrator changes the places in a browser of their own. */
async function changeAsAnother(browser: Browser, { url, path }: { url: string; path: string }): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInOn(page, url, 'admin')
  await page.goto(path)
  await ready(page)
  await page.getByRole('spinbutton', { name: 'Places' }).fill('9')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await context.close()
}
