import type { Page } from '@playwright/test'
import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { cellAt, middleOf, openCalendar, paint, save } from './support/availability.ts'

test.use({ academy: 'availability' })

test(
  'hours are painted with the mouse, made longer, taken back and saved',
  { tag: '@journey' },
  async ({ page, signIn, context }) => {
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
  },
)

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
    baseURL: site.url,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
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
    const last = (await cellAt(page, day, '11:00').boundingBox())!
    const way = last.y + last.height / 2 - from.y
    await send('touchStart', [from])
    await page.waitForTimeout(pause)
    for (const part of [0.2, 0.5, 0.8, 1]) await send('touchMove', [{ x: from.x, y: from.y + part * way }])
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

test('other hours that hold a session can be removed after its title was shown', async ({ page, signIn, context }) => {
  await closeBanner(context)
  await signIn('instructor')
  await openCalendar(page)
  const { day, title } = await coveredSession(page)
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const overrides = '/api/v2/availability/overrides'
  const [{ id: schedule }] = (await (await page.request.get('/api/v2/availability/schedules')).json()).data
  const add = async (override: object) => {
    const answer = await page.request.post(overrides, { data: { schedule, ...override }, headers })
    return (await answer.json()).data.id
  }
  const dayAfter = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const closed = await add({ from: day, until: dayAfter, kind: 'closed' })
  const open = await add({ from: day, until: day, kind: 'hours', ranges: [{ from: '00:00', until: '24:00' }] })

  await openCalendar(page, `?view=exceptions&date=${day}`)
  const row = page.locator('.exception-row', { hasText: '00:00–24:00' })
  await row.getByRole('button', { name: /^Remove/ }).click()
  await page.locator('.save-bar').getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(title)
  expect((await (await page.request.get(overrides)).json()).data).toContainEqual(expect.objectContaining({ id: open }))
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.locator('.save-bar-state')).toHaveText('Saved')
  await page.request.delete(`${overrides}/${closed}`, { headers })
})

test('hours over a session can be removed after its title was shown', async ({ page, signIn, context }) => {
  await closeBanner(context)
  await signIn('instructor')
  await openCalendar(page)
  const { day, time, title } = await coveredSession(page)
  await openCalendar(page, `?view=week&date=${day}`)
  await page.getByRole('radio', { name: 'Remove hours' }).check({ force: true })
  await cellAt(page, day, time).click()
  await page.locator('.save-bar').getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(title)
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.locator('.save-bar-state')).toHaveText('Saved')
})

interface Span {
  from: string
  until: string
}

/**
 * A confirmed session inside the hours of the signed-in instructor and on a day without time off, with its day and time
 * on the clock in Warsaw.
 */
async function coveredSession(page: Page): Promise<{ day: string; time: string; title: string }> {
  const answer = await page.request.get('/api/v2/availability/calendar', {
    params: { from: instantIn(1), until: instantIn(60) },
  })
  const { sessions, hours, time_off: away } = (await answer.json()).data
  const covered = sessions.find(
    (session: Span & { state: string }) =>
      session.state === 'confirmed' &&
      hours.some((range: Span) => range.from <= session.from && session.until <= range.until) &&
      !away.some((range: Span) => range.from <= session.until && session.from.slice(0, 10) <= range.until),
  )
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(`${covered.from.replace(' ', 'T')}Z`))
  const [day = '', time = ''] = wall.split(' ')
  return { day, time, title: covered.title }
}

/** The instant of the contract in a number of days. */
function instantIn(days: number): string {
  const time = new Date(Date.now() + days * 86_400_000)
  return time.toISOString().slice(0, 19).replace('T', ' ')
}
