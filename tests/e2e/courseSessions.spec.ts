import type { Page } from '@playwright/test'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { closeBanner, expect, test as base } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { type PlannedSessions, plannedSessions } from './support/plannedSessions.ts'

const list = '/course-administration/sessions'

const test = base.extend<{ planned: PlannedSessions }>({
  planned: async ({ site }, use) => {
    const planned = plannedSessions(site.databaseUrl)
    await use(planned)
    await planned.close()
  },
})

test.use({ academy: 'course sessions' })

test.beforeEach(async ({ context, signIn }) => {
  await closeBanner(context)
  await signIn('courses')
})

test('a session is planned, scheduled in spite of a conflict, given to a substitute, cancelled and restored', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const title = `Planned with the mouse ${Date.now()}`

  await test.step('the title and the places are proposed', async () => {
    await page.goto(list)
    await main.getByRole('link', { name: 'Create session' }).click()
    await ready(page)
    await choose(page, 'Training', 'Honest feedback')
    await expect(page.getByLabel('Title of the session')).toHaveValue('Honest feedback, kindly given')
    await page.getByLabel('Title of the session').fill(title)
    await page.getByLabel('Beginning').fill(wall(60, '10:00'))
    await expect(page.getByLabel('End')).toHaveValue(wall(60, '11:00'))
    await choose(page, 'Room', 'Ward 3')
    await expect(page.getByRole('spinbutton', { name: 'Places' })).toHaveValue('8')
    await page.getByRole('button', { name: 'Create session' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main).toContainText('Draft')
  })

  await test.step('without an instructor it needs a reason', async () => {
    await expect(main.getByRole('region', { name: 'Needs a decision' })).toContainText('No instructor')
    await main.getByRole('link', { name: 'Schedule…' }).click()
    await expect(main.getByRole('heading', { name: 'Schedule this session?' })).toBeFocused()
    await main.getByRole('button', { name: 'Schedule' }).click()
    await expect(main.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await main.getByLabel('Reason').fill('A guest teaches it.')
    await main.getByRole('button', { name: 'Schedule' }).click()
    await expect(main.locator('.session-status')).toHaveText('Scheduled')
    await expect(main.getByRole('region', { name: 'History' })).toContainText('A guest teaches it.')
    await expect(main.getByRole('region', { name: 'History' })).toContainText('In spite of: No instructor')
  })

  await test.step('an instructor is chosen, asked and replaced', async () => {
    await main.getByRole('link', { name: 'Edit' }).click()
    await ready(page)
    await choose(page, 'Instructors', 'Zofia Lis')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await page.goto(new URL(page.url()).pathname.replace('/edit', ''))
    await main.getByRole('link', { name: 'Ask the instructors…' }).click()
    await main.getByRole('button', { name: 'Ask without a mail' }).click()
    await expect(main.getByRole('region', { name: 'Instructors' })).toContainText('Asked')
    await main.getByRole('link', { name: 'Replace Zofia Lis' }).click()
    const substitute = main.getByRole('button', { name: /^Ask .+ to replace Zofia Lis$/ }).first()
    const name = /^Ask (.+) to replace/.exec((await substitute.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await substitute.click()
    const instructors = main.getByRole('region', { name: 'Instructors' })
    await expect(instructors).toContainText(name)
    await expect(instructors).toContainText('Asked')
    await expect(instructors).not.toContainText('Zofia Lis')
  })

  await test.step('it is cancelled with a reason, and restored', async () => {
    await main.getByRole('link', { name: 'Cancel the session…' }).click()
    await main.getByLabel('Reason').fill('Ill')
    await main.getByRole('button', { name: 'Cancel without notifying' }).click()
    await expect(main.getByRole('alert')).toContainText('Use at least 5 characters.')
    await expect(main.getByLabel('Reason')).toHaveValue('Ill')
    await main.getByLabel('Reason').fill('The guest is ill.')
    await main.getByRole('button', { name: 'Cancel without notifying' }).click()
    await expect(main.locator('.session-status')).toHaveText('Cancelled')
    await main.getByRole('link', { name: 'Restore…' }).click()
    await main
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click()
    await expect(main.locator('.session-status')).toHaveText('Scheduled')
  })
})

test('a session is asked for, scheduled and cancelled by keyboard alone, without JavaScript', async ({
  browser,
  context,
  page: live,
  planned,
  site,
}) => {
  const title = `By keyboard ${Date.now()}`
  const path = await planned.draft(live, { title, instructors: [{ uid: await planned.uidOf('zofia.lis') }] })
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await plain.newPage()
  const main = page.getByRole('main')
  await page.goto(site.url + path)
  await press(page, 'Ask the instructors…')
  await expect(main.getByRole('heading', { name: 'Ask the instructors?' })).toBeFocused()
  await press(page, 'Ask and notify')
  await expect(main.getByRole('region', { name: 'Instructors' })).toContainText('Asked')
  await press(page, 'Schedule…')
  await press(page, /^Schedule( and notify)?$/)
  await expect(main.locator('.session-status')).toHaveText('Scheduled')
  await press(page, 'Cancel the session…')
  await expect(main.getByRole('heading', { name: 'Cancel this session?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('The room is flooded.')
  await page.keyboard.press('Enter')
  await expect(main.locator('.session-status')).toHaveText('Cancelled')
  await expect(main.getByRole('region', { name: 'History' })).toContainText('The room is flooded.')
  await plain.close()
})

test('a session that is restored into a conflict needs a reason, and the conflict is named', async ({
  page,
  planned,
}) => {
  const main = page.getByRole('main')
  const path = await planned.draft(page, { title: `Restored ${Date.now()}` })
  await page.goto(`${path}?ask=schedule`)
  await main.getByLabel('Reason').fill('A guest teaches it.')
  await main.getByRole('button', { name: 'Schedule' }).click()
  await main.getByRole('link', { name: 'Cancel the session…' }).click()
  await main.getByLabel('Reason').fill('The guest is ill.')
  await main.getByRole('button', { name: 'Cancel the session' }).click()
  await main.getByRole('link', { name: 'Restore…' }).click()
  await main.getByRole('button', { name: 'Restore the session' }).click()
  await expect(main.getByRole('alert')).toContainText('No instructor can teach this session.')
  await main.getByLabel('Reason').fill('The guest is well again.')
  await main.getByRole('button', { name: 'Restore the session' }).click()
  await expect(main.locator('.session-status')).toHaveText('Scheduled')
  await expect(main.getByRole('region', { name: 'History' })).toContainText('The guest is well again.')
})

test('attendance is recorded for all at once after the beginning, by keyboard', async ({ page, planned }) => {
  const main = page.getByRole('main')
  const began = Date.now() - 2 * HOUR_MS
  const path = await planned.draft(page, {
    title: `Attended ${Date.now()}`,
    capacity: 2,
    from: toInstant(new Date(began)),
    until: toInstant(new Date(began + HOUR_MS)),
  })
  await page.goto(`${path}?ask=schedule`)
  await main.getByLabel('Reason').fill('It was held without an instructor.')
  await main.getByRole('button', { name: 'Schedule' }).click()
  await expect(main.locator('.session-status')).toHaveText('Scheduled')
  await planned.book(path, { learner: 'booked', content: 'booked', learner2: 'waiting' })
  await page.goto(path)
  const people = main.getByRole('table', { name: 'People with a place' })
  await expect(people).toContainText('not recorded')
  await expect(main.getByRole('list', { name: 'Waiting list' })).toContainText('ليلى حداد')
  await people.getByRole('checkbox', { name: 'Freja Amoah attended' }).focus()
  await page.keyboard.press('Space')
  await press(page, 'Save attendance')
  await expect(people.getByRole('checkbox', { name: 'Freja Amoah attended' })).toBeChecked()
  await expect(people.getByRole('checkbox', { name: 'Ngozi Adeyemi attended' })).not.toBeChecked()
  await expect(people).not.toContainText('not recorded')
  await main.getByRole('button', { name: 'Everyone attended' }).click()
  await expect(people.getByRole('checkbox', { name: 'Ngozi Adeyemi attended' })).toBeChecked()
  await hasNoBarriers(page)
})

test('attendance cannot be recorded before the beginning', async ({ page, planned }) => {
  const path = await planned.draft(page, { title: `Later ${Date.now()}` })
  await page.goto(`${path}?ask=schedule`)
  await page.getByLabel('Reason').fill('A guest teaches it.')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await planned.book(path, { learner: 'booked' })
  await page.goto(path)
  await expect(page.getByRole('table', { name: 'People with a place' })).toContainText('Freja Amoah')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save attendance' })).toHaveCount(0)
})

async function ready(page: Page): Promise<void> {
  await page.locator('form[data-ready]').waitFor()
}

/** Chooses an option of a select by typing a part of it. The list moves while it gets shorter, so the keyboard chooses. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(option)
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(option))
  await field.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
}

/** Moves the focus to a link or button with the Tab key, and presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .getByRole('main')
    .getByRole('link', { name })
    .or(page.getByRole('main').getByRole('button', { name, exact: true }))
    .first()
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

/** A time on a clock some days from now, as a field takes it; on a workday, because instructors are free then. */
function wall(days: number, time: string): string {
  const day = new Date(Date.now() + days * DAY_MS)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return `${day.toISOString().slice(0, 10)}T${time}`
}
