import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { hasNoBarriersIn } from './support/barriers.ts'

test.use({ academy: 'schedules' })

const list = '/settings/incentives/schedules'

/** Opens the form of a new schedule, when it can be used. */
async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(`${list}/create`)
  await page.locator('form[data-ready]').waitFor()
  await page.getByLabel('Name', { exact: false }).first().fill(name)
  await page.getByLabel('Earned on').fill('2026-11-24')
}

const story = (page: Page) => page.locator('.schedule-story')
const days = (page: Page) => page.getByRole('group', { name: /^Days of the year/ })

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create schedule' }).click()
  await expect(page).toHaveURL(/\/schedules\/\d+\/edit/)
  await expect(page.getByText('The schedule has been created.')).toBeVisible()
}

test.describe('a schedule of each type is created, and its picture says what it does', () => {
  test('a rolling one is rounded up to the end of the quarter', async ({ page, signIn }) => {
    await signIn('incentives')
    await openForm(page, 'Season points')
    await page.getByLabel('How long').fill('3')
    await page.getByRole('radio', { name: 'Months' }).check()
    await page.getByRole('radio', { name: 'the quarter' }).check()
    await page.getByLabel('Days of grace').fill('14')
    await expect(page.locator('.schedule-sentence')).toHaveText(
      'Points expire 3 months after they were earned, at the end of that quarter. They can still be spent for 14 days after that.',
    )
    const days = ['2026-11-24', '2027-03-01', '2027-03-24', '2027-03-30', '2027-03-31', '2027-04-14', '2027-04-15']
    await expect
      .poll(() =>
        story(page)
          .locator('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
      )
      .toEqual(days)
    await expect(story(page)).toContainText('because the period (3 months) ends on 24 February 2027')
    await create(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season points')
  })

  test('never, on a day of the year, on one day, and after the last activity', async ({ page, signIn }) => {
    await signIn('incentives')
    await openForm(page, 'For ever')
    await page.getByRole('radio', { name: 'Never' }).check()
    await expect(story(page)).toContainText('These points never expire.')
    await create(page)

    await openForm(page, 'Twice a year')
    await page.getByRole('radio', { name: 'Calendar' }).check()
    await days(page).getByRole('button', { name: 'Add a day' }).click()
    await days(page).getByLabel('Month of 31 January').selectOption('June')
    await expect(days(page).getByLabel('Day of 30 June')).toHaveValue('30')
    await page.getByLabel('Minimum age').fill('60')
    await expect(story(page)).toContainText('30 June 2027')
    await create(page)

    await openForm(page, 'Every month')
    await page.getByRole('radio', { name: 'Calendar' }).check()
    await days(page).getByRole('button', { name: 'Every month end' }).click()
    await expect(page.locator('.schedule-sentence')).toHaveText('Points expire at the end of each month.')
    await expect(days(page).getByRole('listitem')).toHaveCount(12)
    await days(page).getByRole('button', { name: 'Remove 31 January' }).click()
    await expect(days(page).getByRole('button', { name: 'Every month end' })).toHaveAttribute('aria-pressed', 'false')
    await days(page).getByRole('button', { name: 'Every quarter end' }).click()
    await expect(page.locator('.schedule-sentence')).toHaveText('Points expire at the end of each quarter.')
    await create(page)

    await openForm(page, 'The festival')
    await page.getByRole('radio', { name: /^Fixed day/ }).check()
    await page.getByRole('textbox', { name: /^Last day/ }).fill('2027-01-15')
    await expect(story(page)).toContainText('15 January 2027')
    await create(page)

    await openForm(page, 'While you are here')
    await page.getByRole('radio', { name: 'Sliding' }).check()
    await page.getByLabel('How long').fill('90')
    await page.getByRole('radio', { name: 'Days', exact: true }).check()
    await page.getByRole('checkbox', { name: 'redeeming points' }).uncheck()
    await expect(page.locator('.schedule-sentence')).toContainText(
      '90 days after the last activity (earning points and logging in)',
    )
    await create(page)
  })
})

test('wrong terms are refused beside their fields, and a reload loses nothing', async ({ page, signIn }) => {
  await signIn('incentives')
  await openForm(page, 'Wrong')
  await page.getByRole('radio', { name: 'Calendar' }).check()
  await days(page).getByRole('button', { name: 'Remove 31 December' }).click()
  await page.getByLabel('Minimum age').fill('4000')
  await page.getByRole('button', { name: 'Create schedule' }).click()
  await expect(page.getByLabel('Minimum age')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: /^Days of the year/ }).click()
  await expect(days(page).getByRole('button', { name: 'Add a day' })).toBeFocused()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.locator('form[data-ready]').waitFor()
  await expect(page.getByLabel('Minimum age')).toHaveValue('4000')
  await expect(days(page).getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('Minimum age').fill('0')
  await days(page).getByRole('button', { name: 'Year end' }).click()
  await create(page)
})

test('a schedule is put into use, made the default, and archived after a question with numbers', async ({
  page,
  signIn,
}) => {
  await signIn('incentives')
  await page.goto(list)
  const usual = await page.locator('.schedule-list > li', { hasText: 'Default' }).getByRole('link').first().innerText()
  await openForm(page, 'The next one')
  await create(page)
  await page.getByRole('link', { name: 'Put into use' }).click()
  await expect(page.getByRole('heading', { name: 'Put this schedule into use?' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, put it into use' }).click()
  await expect(page.getByText('The schedule is in use.')).toBeVisible()
  await page.getByRole('link', { name: 'Make it the default' }).click()
  await page.getByRole('button', { name: 'Yes, make it the default' }).click()
  await expect(page.locator('.schedule-states')).toContainText('Default')
  await expect(page.getByRole('link', { name: 'Archive' })).toHaveCount(0)

  await page.goto(list)
  await page.getByRole('link', { name: usual }).click()
  await page.getByRole('link', { name: 'Archive' }).click()
  await expect(page.getByText(/Points that keep their last day: [\d,]+, in lots: [\d,]+/)).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Make it the default' }).click()
  await page.getByRole('button', { name: 'Yes, make it the default' }).click()
  await page.goto(list)
  await page.getByRole('link', { name: 'The next one' }).click()
  await page.getByRole('link', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Yes, archive it' }).click()
  await expect(page.locator('.schedule-states')).toContainText('Archived')
})

test('new terms are simulated before they are saved, and saving makes a version with its author', async ({
  page,
  signIn,
}) => {
  await signIn('incentives')
  await openForm(page, 'Short')
  await create(page)
  await page.locator('form[data-ready]').waitFor()
  await page.getByLabel('How long').fill('1')
  await page.getByRole('radio', { name: 'Months' }).check()
  await page.getByRole('button', { name: 'Simulate' }).click()
  await expect(page.locator('.schedule-trial-table')).toContainText('Would stay')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Version 2')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.locator('.schedule-versions')).toContainText(/by \S+/)
})

test('the overview shows what waits, and the value of the points once it is set, without JavaScript too', async ({
  browser,
  site,
  context,
  signIn,
}) => {
  await signIn('incentives')
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await plain.newPage()
  await page.goto(`${site.url}/settings/incentives`)
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Decide now' })).toHaveAttribute('href', /pending_approval/)
  await page.getByText('Change the value of a point').click()
  await page.getByLabel('Amount').fill('-1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('-1')
  await page.getByLabel('Amount').fill('2')
  await page.getByLabel('Currency').fill('usd')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/About (US)?\$[\d,]+/)).toBeVisible()
  await page.getByText('The weeks as a table').click()
  await expect(page.getByRole('table').filter({ hasText: 'Taken back' }).getByRole('row')).toHaveCount(14)
  await plain.close()
})

for (const language of ['en', 'ar'] as const) {
  test(`everyone can read and work the pages of incentives in ${language}`, async ({ page, signIn, context, site }) => {
    test.setTimeout(120_000)
    await signIn('incentives')
    await context.request.post('/user/language', {
      form: { language, redirectTo: '/' },
      headers: { Origin: site.url },
    })
    for (const path of [
      '/settings/incentives',
      list,
      `${list}/create`,
      `${list}/1/edit`,
      `${list}/1/edit?ask=archive`,
    ]) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await hasNoBarriersIn(language, page)
    }
  })
}
