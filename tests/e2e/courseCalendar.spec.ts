import type { Page } from '@playwright/test'
import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { hasNoBarriersIn } from './support/barriers.ts'

const home = '/course-administration'
const path = `${home}/availability`
const views = ['day', 'week', 'month', 'table', 'conflicts'] as const

test.beforeEach(async ({ context, signIn }) => {
  await closeBanner(context)
  await signIn('courses')
})

test('the start page says what waits first, and leads to the conflicts and the calendar', async ({ page }) => {
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 1, name: 'Course administration' })).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting.getByText(/sessions? ha(s|ve) no instructor\./)).toBeVisible()
  await waiting.getByRole('link', { name: /Without an instructor/ }).click()
  await expect(page).toHaveURL(`${path}?view=conflicts&severity=error`)
  await page.getByRole('link', { name: 'Course administration', exact: true }).last().click()
  await page.getByRole('heading', { name: 'Availability' }).getByRole('link').click()
  await expect(page).toHaveURL(path)
})

test('views, days and filters are in the address, and work without JavaScript', async ({ browser, context, site }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await plain.newPage()
  await page.goto(`${site.url}${path}?date=2026-12-09`)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Week' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('7 Dec – 13 Dec 2026')
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).toHaveURL(`${site.url}${path}?view=week&date=2026-12-16`)
  await page.getByRole('searchbox', { name: 'Name' }).fill('tomasz')
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/view=week.*s=tomasz/)
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Tomasz Wierzbicki')
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(/Tomasz Wierzbicki/)
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page.getByRole('rowheader')).not.toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Find a time' })).toBeHidden()
  await plain.close()
})

test('each filter leaves the people that have it, and a search without a match says how to go on', async ({ page }) => {
  await page.goto(path)
  const all = await rowsOf(page).count()
  for (const name of ['Organisation', 'Country', 'Language', 'Training']) {
    await page.goto(path)
    await page.getByRole('combobox', { name }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('combobox', { name })).not.toHaveValue('')
    const left = await rowsOf(page).count()
    expect(left, name).toBeLessThan(all)
  }
  await page.goto(`${path}?s=zzzz`)
  await page.getByRole('main').getByRole('link', { name: 'Clear the filters' }).last().click()
  await expect(rowsOf(page)).toHaveCount(all)
})

test('the table has every session and every absence that the day shows', async ({ page }) => {
  const date = await busyDay(page)
  await page.goto(`${path}?date=${date}`)
  const links = await page.locator('.session-block').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const free = await page.locator('.track-words').allInnerTexts()
  const away = await page.locator('.of-time_off').count()
  await page.goto(`${path}?view=table&date=${date}`)
  const table = page.getByRole('table')
  const linked = await table.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(linked.toSorted()).toEqual(links.toSorted())
  await expect(table.locator('.table-what').filter({ hasText: /Away/ })).toHaveCount(away)
  const cells = await table.locator('.table-free').allInnerTexts()
  const times = (texts: string[]) => texts.map((text) => text.match(/\d\d:\d\d–\d\d:\d\d/g) ?? [])
  expect(times(cells)).toEqual(times(free))
})

test('a time is found, drawn and carried to the new session by keyboard alone', async ({ page }) => {
  await page.goto(`${path}?date=${await busyDay(page)}`)
  const opener = page.getByRole('button', { name: 'Find a time' })
  await opener.press('Enter')
  await expect(page.getByRole('heading', { name: 'Find a time' })).toBeFocused()
  const together = page.getByRole('combobox', { name: 'Together' })
  await together.focus()
  for (const name of ['Signe', 'Eleanor']) {
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('checkbox', { name: 'Find a time with Signe Thorup' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Duration' }).focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Find times' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /times? fit/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why other times do not fit' })).toBeVisible()
  const first = page.getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  const forward = page.getByRole('link', { name: /^Schedule at/ })
  const href = (await forward.getAttribute('href')) ?? ''
  const asked = new URL(href, 'http://site.invalid')
  expect(asked.pathname).toBe(`${home}/sessions/create`)
  expect(asked.searchParams.getAll('uid[]')).toHaveLength(2)
  expect(asked.searchParams.get('time_zone')).toMatch(/\//)
  const [from, until] = ['from', 'until'].map((name) => Date.parse(`${asked.searchParams.get(name)}Z`))
  expect(until! - from!).toBe(45 * 60_000)
})

test('the question stays while the user looks at another day, and ends when the panel is closed', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Find a time' }).click()
  await page.getByRole('button', { name: 'Find times' }).click()
  await expect(page.getByText('Choose at least one person.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Find a time with Signe Thorup' }).check()
  await page.getByRole('button', { name: 'Find times' }).click()
  await page.locator('.answer').first().click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  const toDay = page.getByRole('link', { name: 'Show it in the calendar' })
  if (await toDay.isVisible()) await toDay.click()
  else await page.reload()
  await expect(page.locator('.track-pick')).toHaveCount(1)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.locator('.track-pick')).toBeVisible()
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.locator('.table-pick')).toHaveText(/^\d\d:\d\d–\d\d:\d\d$/)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: 'Day', exact: true }).last().click()
  await expect(page.locator('.track-pick')).toHaveCount(1)
  await page.getByRole('region', { name: 'Find a time' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Find a time' })).toBeFocused()
  await expect(page.locator('.track-pick')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Find a time' })).toBeHidden()
})

test('conflicts are listed by severity, each with its remedy', async ({ page }) => {
  await page.goto(`${path}?view=conflicts`)
  const items = page.locator('.trouble')
  const severities = await items.evaluateAll((all) => all.map((one) => one.getAttribute('data-severity')))
  const order = ['error', 'warning', 'info']
  expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a!) - order.indexOf(b!)))
  await page
    .getByRole('navigation', { name: 'Severity' })
    .getByRole('link', { name: /^Cannot take place/ })
    .click()
  await expect(page).toHaveURL(/severity=error/)
  await expect(items).toHaveCount(severities.filter((one) => one === 'error').length)
  const uncovered = items.filter({ hasText: 'No instructor can teach this session.' }).first()
  await expect(
    uncovered.getByRole('link', { name: /^(Ask |Find a substitute|Choose instructors)/ }).first(),
  ).toHaveAttribute('href', /\/course-administration\/sessions\/\d+(\?replace=\d+(&by=\d+)?#question|\/edit#people)/)
})

for (const language of ['en', 'ar']) {
  test(`everyone can read and work the calendar in ${language}`, async ({ page, site }) => {
    test.slow()
    const headers = { Origin: site.url }
    await page.context().request.post('/user/language', { form: { language, redirectTo: '/' }, headers })
    const date = await busyDay(page)
    for (const view of views)
      await test.step(view, async () => {
        await page.goto(`${path}?view=${view}&date=${date}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await hasNoBarriersIn(language, page)
      })
    await page.goto(home)
    await hasNoBarriersIn(language, page)
    await page.goto(`${path}?date=${date}`)
    await page.locator('[data-find-time]').click()
    await page.locator('[data-together]').first().check()
    await page.locator('.find-time-form [type=submit]').click()
    await page.locator('.answer').first().click()
    await hasNoBarriersIn(language, page)
    await page.context().request.post('/user/language', { form: { language: 'en', redirectTo: '/' }, headers })
  })
}

test('on a phone the calendar is a list with the same facts, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const date = await busyDay(page)
  await page.goto(`${path}?date=${date}`)
  const row = rowsOf(page)
    .filter({ has: page.locator('.session-block') })
    .first()
  await expect(row.locator('.session-block .block-time').first()).toBeVisible()
  await expect(row.locator('.track-words')).toBeVisible()
  for (const view of views) {
    await page.goto(`${path}?view=${view}&date=${date}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(375)
  }
})

test('in Arabic time runs from right to left, and clock times keep their order', async ({ page, site }) => {
  const headers = { Origin: site.url }
  await page.context().request.post('/user/language', { form: { language: 'ar', redirectTo: '/' }, headers })
  await page.goto(path)
  // The mark of the current time hides the hours beside it.
  const hours = page.locator('.course-hours span:visible')
  const [first, second] = [await hours.nth(0).boundingBox(), await hours.nth(1).boundingBox()]
  expect(second!.x).toBeLessThan(first!.x)
  await expect(page.locator('.track-words bdi[dir=ltr]').first()).toBeAttached()
  await page.context().request.post('/user/language', { form: { language: 'en', redirectTo: '/' }, headers })
})

function rowsOf(page: Page) {
  return page.locator('.course-row')
}

/** The first day with a session that has conflicts. */
async function busyDay(page: Page): Promise<string> {
  const answer = await page.context().request.get('/api/v2/course-administration/conflicts', {
    params: { from: soon(0), until: soon(60) },
  })
  const { data } = await answer.json()
  return data[0].from.slice(0, 10)
}

function soon(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)} 00:00:00`
}
