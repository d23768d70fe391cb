import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'
import { cellAt, openCalendar, paint, save } from './support/availability.ts'
import { hasNoBarriersIn } from './support/barriers.ts'

test.use({ academy: 'availability' })

test('a change from elsewhere is shown before the hours are saved', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'instructor')
  const context = page.context()
  await openCalendar(page, '?view=week&date=2027-05-05')
  await page.getByRole('button', { name: /Change the schedule/ }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('My own name')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  const answer = await context.request.get('/api/v2/availability/schedules')
  const [first] = (await answer.json()).data
  await context.request.patch(`/api/v2/availability/schedules/${first.id}`, {
    data: { revision: first.revision, name: 'Changed elsewhere' },
    headers: { Origin: site.url },
  })
  const refused = page.waitForResponse((response) => response.status() === 409)
  await page.locator('.save-bar').getByRole('button', { name: 'Save' }).click()
  await refused
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Changed elsewhere')
  await expect(dialog).toContainText('My own name')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.schedule-tab').first()).toContainText('My own name')
})

test('a schedule of every second week is added, painted and deleted', async ({ page, signIn, context }) => {
  await closeBanner(context)
  await signIn('instructor')
  await openCalendar(page, '?view=week&date=2027-08-25')
  await page.getByRole('button', { name: 'Add a schedule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Night weeks')
  await dialog.getByLabel('The hours come again').selectOption('2')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await paint(page, cellAt(page, '2027-08-28', '10:00'), cellAt(page, '2027-08-29', '12:30'))
  await expect(cellAt(page, '2027-08-29', '10:00')).toHaveAccessibleName(/Free to teach/)
  await save(page)
  const tab = page.locator('.schedule-tab', { hasText: 'Night weeks' })
  await expect(tab).toContainText('every 2 weeks')
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(cellAt(page, '2027-09-05', '10:00')).toHaveAccessibleName(/No hours/)
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(cellAt(page, '2027-09-12', '10:00')).toHaveAccessibleName(/Free to teach/)
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: /Sunday 5 September/ })).toBeVisible()

  await page.getByRole('button', { name: 'Change the schedule Night weeks' }).click()
  await dialog.getByRole('button', { name: 'Delete schedule' }).click()
  await expect(tab).toHaveCount(0)
  await save(page)
})

test('a request is accepted or declined in the calendar', async ({ page, signIn, context }) => {
  await closeBanner(context)
  await signIn('instructor')
  await openCalendar(page)
  const request = page.locator('.calendar-request').first()
  await request.getByRole('button', { name: 'Decline…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  const before = await page.locator('.calendar-request').count()
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('.calendar-request')).toHaveCount(before - 1)
})

test('during travel the week shows the times of another zone, and cannot be painted', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'instructor')
  await openCalendar(page, '?view=week&date=2027-06-09')
  await page.getByRole('button', { name: 'I am travelling' }).click()
  await page.getByLabel('Show times in').selectOption('Asia/Amman')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
  await expect(page.locator('.week-free').first()).toContainText('10:00–13:00')
  await cellAt(page, '2027-06-09', '06:00').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-live]').filter({ hasText: 'Hours cannot be changed here.' })).toBeAttached()
  await page.locator('.week-travel').getByRole('button').click()
  await expect(page.locator('.week-free').first()).toContainText('09:00–12:00')
})

test('the feed has an address that can be renewed, and another calendar says why it is refused', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'instructor')
  await openCalendar(page)
  await page.getByRole('button', { name: 'Show the address' }).click()
  const address = page.getByLabel('Address of the feed')
  const before = await address.inputValue()
  expect(before).toMatch(/\/calendar\/.+\.ics$/)
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  await expect(address).not.toHaveValue(before)

  await page.getByRole('button', { name: 'Add a calendar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Family')
  await dialog.getByLabel('Address').fill('http://calendar.test/family.ics')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.locator('.error')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Family')
})

test('without JavaScript the page says that it needs it, and lists exceptions and sessions', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const form = { name: 'instructor@demo.test', password: 'demo-academy' }
  await context.request.post('/user/login', { form, headers: { Origin: site.url }, maxRedirects: 0 })
  const page = await context.newPage()
  await page.goto('/availability')
  await expect(page.locator('noscript .message')).toBeVisible()
  await expect(page.locator('noscript .plain-calendar').last()).toContainText('Time off: Travel')
  expect(await page.locator('noscript .plain-calendar li').count()).toBeGreaterThan(3)
  await context.close()
})

for (const language of ['en', 'ar'])
  test(`everyone can read and work every view of the calendar in ${language}`, async ({
    page,
    signIn,
    site,
    context,
  }) => {
    test.slow()
    await closeBanner(context)
    await signIn('instructor')
    const speak = (chosen: string) =>
      context.request.post('/user/language', {
        form: { language: chosen, redirectTo: '/' },
        headers: { Origin: site.url },
      })
    await speak(language)
    for (const view of ['week', 'month', 'exceptions', 'next']) {
      await openCalendar(page, `?view=${view}`)
      await hasNoBarriersIn(language, page)
    }
    await openCalendar(page)
    await page.locator('.paint-off').click()
    await hasNoBarriersIn(language, page)
    await page.keyboard.press('Escape')
    await page.locator('.schedule-tab .icon-btn').click()
    await hasNoBarriersIn(language, page)
    await page.setViewportSize({ width: 375, height: 812 })
    await openCalendar(page)
    await hasNoBarriersIn(language, page)
    await speak('en')
  })
