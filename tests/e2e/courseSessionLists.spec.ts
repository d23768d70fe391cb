import type { Page } from '@playwright/test'
import { closeBanner, expect, test as base } from '#tests/support/browser.ts'
import { hasNoBarriersIn } from './support/barriers.ts'
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

test('the list is searched, filtered and sorted by its address', async ({ page, planned }) => {
  const title = `Zebra ${Date.now()}`
  const path = await planned.draft(page, { title, instructors: [{ uid: await planned.uidOf('zofia.lis') }] })
  const main = page.getByRole('main')
  await page.goto(list)
  await main.getByRole('searchbox').fill(title)
  await page.keyboard.press('Enter')
  const row = main.getByRole('row').nth(1)
  await expect(row.getByRole('rowheader').getByRole('link')).toHaveAttribute('href', path)
  await expect(row).toContainText('Not asked yet')
  await expect(row).toContainText('Not confirmed')
  await main.getByLabel('Instructor').selectOption({ label: 'Zofia Lis' })
  await main.getByLabel('State').selectOption('draft')
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/uid=\d+&room=&status=draft/)
  await expect(main.getByRole('rowheader')).toHaveText([new RegExp(title)])
  await page.goto(`${list}?sort=-title&when=all&training=abc`)
  await expect(main.getByRole('rowheader').first()).toContainText('Zebra')
  await expect(main).toContainText('These filters cannot be read and are left out: Training.')
  await main.getByRole('link', { name: 'With conflicts' }).click()
  await expect(main.locator('.conflict-mark').first()).toBeVisible()
  await page.goto(`${list}?s=nothing-like-this`)
  await main.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL(list)
})

test('on a phone, rooms count their seats in the grammar of the language', async ({ browser, context, site }) => {
  const phone = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    storageState: await context.storageState(),
  })
  const page = await phone.newPage()
  const speak = (language: string) =>
    phone.request.post('/user/language', { form: { language, redirectTo: '/' }, headers: { Origin: site.url } })
  const ward = page.getByRole('row', { name: /Ward 3/ })
  await speak('ar')
  await page.goto('/course-administration/rooms')
  await expect(ward.locator('.room-list-seats')).toHaveText('8 مقاعد', { useInnerText: true })
  const link = await ward.locator('.room-list-sessions').boundingBox()
  expect(link?.height).toBeGreaterThanOrEqual(44)
  await speak('en')
  await page.goto('/course-administration/rooms')
  await expect(ward.locator('.room-list-seats')).toHaveText('8 seats', { useInnerText: true })
  await phone.close()
})

for (const language of ['en', 'ar']) {
  test(`everyone can read and work the sessions and rooms in ${language}`, async ({ page, planned, site }) => {
    test.slow()
    const path = await planned.draft(page, {
      title: `Barriers ${Date.now()}`,
      instructors: [{ uid: await planned.uidOf('zofia.lis') }],
    })
    const speak = (chosen: string) =>
      page.context().request.post('/user/language', {
        form: { language: chosen, redirectTo: '/' },
        headers: { Origin: site.url },
      })
    await speak(language)
    const uid = await planned.uidOf('zofia.lis')
    const asked = ['schedule', 'cancel', 'request', 'confirm'].map((action) => `${path}?ask=${action}`)
    const pages = [list, `${list}?conflicts=1`, `${list}?s=zzzz`, `${list}/create`, path, `${path}/edit`, ...asked]
    const rooms = ['rooms', 'rooms/create', 'rooms/1/edit'].map((one) => `/course-administration/${one}`)
    for (const one of [...pages, `${path}?replace=${uid}`, ...rooms]) {
      await test.step(one, async () => {
        await page.goto(one)
        if (/create|edit/.test(one)) await ready(page)
        await hasNoBarriersIn(language, page)
      })
    }
    await speak('en')
  })
}

test('people without the permission do not see the pages', async ({ page, signIn }) => {
  await signIn('learner')
  const answer = await page.goto(list)
  expect(answer?.status()).toBe(403)
})

async function ready(page: Page): Promise<void> {
  await page.locator('form[data-ready]').waitFor()
}
