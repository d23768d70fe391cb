import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'
import { cellAt, middleOf, openCalendar, paint, save } from './support/availability.ts'
import { hasNoBarriers } from './support/barriers.ts'

test.use({ academy: 'availability' })

test('hours are painted with the mouse, made longer, taken back and saved', async ({ page, signIn, context }) => {
  await closeBanner(context)
  await signIn('instructor')
  await openCalendar(page, '?view=week&date=2027-02-03')
  const [day, free] = ['2027-02-06', /Free to teach/]
  await paint(page, cellAt(page, day, '09:00'), cellAt(page, day, '11:30'))
  await expect(cellAt(page, day, '11:30')).toHaveAccessibleName('Saturday 6 February, 11:30–12:00: Free to teach')
  await expect(cellAt(page, day, '12:00')).toHaveAccessibleName(/No hours/)
  await expect(page.locator('.save-bar')).toContainText('Unsaved changes')

  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(cellAt(page, day, '09:00')).toHaveAccessibleName(/No hours/)
  await page.getByRole('button', { name: 'Redo' }).click()

  await cellAt(page, day, '10:00').click()
  const selected = page.getByRole('group', { name: 'Selected hours' })
  await selected.getByLabel('Until').fill('13:00')
  await expect(cellAt(page, day, '12:30')).toHaveAccessibleName(free)

  await page.reload()
  await expect(page.locator('.save-bar')).toContainText('Restored from this browser')
  await save(page)
  await openCalendar(page, '?view=week&date=2027-02-10')
  await expect(cellAt(page, '2027-02-13', '12:30')).toHaveAccessibleName(free)
  await page.getByText('The same hours as a list').click()
  await page.getByRole('button', { name: 'Remove Saturday, 09:00–13:00' }).click()
  await expect(cellAt(page, '2027-02-13', '12:30')).toHaveAccessibleName(/No hours/)
  await save(page)
})

test('by keyboard alone, hours of only one week are painted, moved, given up and saved', async ({
  page,
  signIn,
  context,
}) => {
  await closeBanner(context)
  await signIn('instructor')
  await openCalendar(page, '?view=week&date=2027-03-06')
  await page.getByRole('radio', { name: 'Every week' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Only this week' })).toBeChecked()
  for (let presses = 0; presses < 12; presses++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) break
    await page.keyboard.press('Tab')
  }
  await expect(page.locator('[data-day="2027-03-06"]:focus')).toHaveAccessibleName(/Saturday 6 March, 09:00/)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[aria-live]').filter({ hasText: 'Saturday 6 March, 13:00–14:30' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(cellAt(page, '2027-03-06', '14:00')).toHaveAccessibleName(/Free to teach/)

  await page.keyboard.press('Alt+ArrowUp')
  await expect(cellAt(page, '2027-03-06', '12:30')).toHaveAccessibleName(/Free to teach/)
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(cellAt(page, '2027-03-06', '14:00')).toHaveAccessibleName(/Free to teach/)

  await page.keyboard.press('Home')
  await expect(page.locator('[data-day="2027-03-01"]:focus')).toBeAttached()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(cellAt(page, '2027-03-01', '00:00')).toHaveAccessibleName(/No hours/)

  await page.keyboard.press('Control+s')
  await expect(page.locator('.save-bar-state')).toHaveText('Saved')
  await openCalendar(page, '?view=week&date=2027-03-13')
  await expect(cellAt(page, '2027-03-13', '13:00')).toHaveAccessibleName(/No hours/)
  await openCalendar(page, '?view=exceptions&date=2027-03-06')
  await page.getByRole('button', { name: /Remove Other hours, Saturday 6 March/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/is removed when you save/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /Remove Other hours, Saturday 6 March/ })).toBeVisible()
})

test('a finger scrolls the week, and paints after a long press or with the switch', async ({ browser, site }) => {
  const context = await browser.newContext({
    ...{ baseURL: site.url, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  })
  await closeBanner(context)
  const form = { name: 'instructor@demo.test', password: 'demo-academy' }
  await context.request.post('/user/login', { form, headers: { Origin: site.url }, maxRedirects: 0 })
  const page = await context.newPage()
  await openCalendar(page, '?view=week&date=2027-04-04')
  const day = '2027-04-04'
  const touch = await context.newCDPSession(page)
  const send = (type: string, points: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never)
  const drag = async (pause: number) => {
    await middleOf(cellAt(page, day, '11:00'))
    const from = await middleOf(cellAt(page, day, '10:00'))
    await send('touchStart', [from])
    await page.waitForTimeout(pause)
    for (const by of [10, 25, 40, 52]) await send('touchMove', [{ x: from.x, y: from.y + by }])
    await send('touchEnd', [])
  }
  await drag(0)
  await expect(cellAt(page, day, '10:00')).toHaveAccessibleName(/No hours/)
  await drag(700)
  await expect(cellAt(page, day, '11:00')).toHaveAccessibleName(/Free to teach/)
  await page.getByRole('button', { name: 'Discard' }).tap()
  await page.getByRole('button', { name: 'Paint hours' }).tap()
  await drag(0)
  await expect(cellAt(page, day, '11:00')).toHaveAccessibleName(/Free to teach/)
  await page.getByRole('button', { name: 'Discard' }).tap()
  await page.locator('.day-strip button').first().tap()
  await expect(page.locator('[data-day="2027-03-29"]').first()).toBeVisible()
  await context.close()
})

test('time off lists the sessions that lose their instructor, and is never refused', async ({
  page,
  signIn,
  context,
}) => {
  await closeBanner(context)
  await signIn('instructor')
  await openCalendar(page, '?view=month')
  const busyDay = page.locator('.month-day', { hasText: 'session' }).last()
  await busyDay.click()
  await expect(page).toHaveURL(/view=week/)
  const day = new URL(page.url()).searchParams.get('date') ?? ''
  await page.getByRole('button', { name: 'Time off…' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Until' })
    .or(dialog.getByLabel(/^Until/))
    .first()
    .fill(day)
  await expect(dialog.getByText(/session.* lose.* instructor/)).toBeVisible()
  await dialog.getByLabel('Reason').selectOption('travel')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.week-off').first()).toContainText('not saved')
  await expect(page.locator('.week-lost').first()).toBeVisible()
  await save(page)
  await expect(page.locator('.week-off').first()).not.toContainText('not saved')
})

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
      await hasNoBarriers(page)
    }
    await openCalendar(page)
    await page.locator('.paint-off').click()
    await hasNoBarriers(page)
    await page.keyboard.press('Escape')
    await page.locator('.schedule-tab .icon-btn').click()
    await hasNoBarriers(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await openCalendar(page)
    await hasNoBarriers(page)
    await speak('en')
  })
