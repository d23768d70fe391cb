import type { Page } from '@playwright/test'
import { expect, PASSWORD, test } from '#tests/support/browser.ts'

// One page goes as soon as the next is asked for: there is no time for a transition between them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** All points that this browser keeps. */
function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('points'))))
}

async function logIn(page: Page, person: string): Promise<void> {
  await page.goto('/user/login')
  await page.getByLabel('Username or email').fill(`${person}@demo.test`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
}

const badge = (page: Page) => page.locator('.site-header .points')

test('the header shows the points, and they are kept for this user alone', async ({ page }) => {
  await logIn(page, 'learner')
  const shown = await badge(page).locator('[aria-hidden]').textContent()
  await expect.poll(() => kept(page)).toMatchObject({ 'incentives.points': shown?.replaceAll(',', '') })
})

test('the next user of the same browser sees nothing of the previous user, even if nothing can be fetched', async ({
  page,
}) => {
  await logIn(page, 'learner')
  await expect.poll(async () => Object.keys(await kept(page))).toContain('incentives.points')
  const before = await badge(page).textContent()

  await test.step('logging out leaves nothing behind', async () => {
    await page.goto('/user')
    await expect.poll(async () => Object.keys(await kept(page))).toContain('incentives.points')
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    const said = page.getByText('You are logged out.')
    await expect(said).toBeVisible()
    await expect(badge(page)).toHaveCount(0)
    await expect.poll(() => kept(page)).toEqual({})
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(said).toHaveCount(0)
  })

  await test.step('the next one is shown their own', async () => {
    await page.route('**/api/v2/incentives/wallet', (route) => route.abort())
    await logIn(page, 'instructor')
    await expect.poll(async () => Object.keys(await kept(page))).toContain('incentives.points')
    expect(await badge(page).textContent()).not.toBe(before)
  })
})

test('points go with a user who logs out before the header has loaded its script', async ({ page }) => {
  await logIn(page, 'learner')
  await expect.poll(async () => Object.keys(await kept(page))).toContain('incentives.points')
  await page.route(/PointsBadge/, () => {})
  await page.goto('/user')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await expect.poll(() => kept(page)).toEqual({})
})

test('a user who did not log out leaves nothing behind', async ({ page, context, signIn }) => {
  await logIn(page, 'learner')
  await expect.poll(async () => Object.keys(await kept(page))).toContain('incentives.points')
  const before = (await kept(page))['incentives.points']
  await context.clearCookies()

  await page.goto('/')
  await expect(badge(page)).toHaveCount(0)
  await expect(page.getByText(String(before), { exact: true })).toHaveCount(0)

  await signIn('instructor')
  await page.goto('/dashboard')
  await expect.poll(async () => (await kept(page))['incentives.points']).not.toBe(before)
})

test('the wallet says how its number came about, and leads through its history', async ({ page, signIn }) => {
  await signIn('learner')
  await page.goto('/incentives/wallet')
  const number = async (text: string | null) => Number((text ?? '').replaceAll(',', '').replace('−', '-'))
  const sums = page.getByRole('region', { name: 'How it adds up' })
  const parts = await sums.locator('dl > div:not(.total, .total ~ div) dd').allTextContents()
  const total = await number(await sums.locator('.total dd').textContent())
  let sum = 0
  for (const part of parts) sum += await number(part)
  expect(sum).toBe(total)

  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(String(total))
  await history.getByRole('link', { name: 'Spent' }).click()
  await expect(history.getByRole('link', { name: 'Spent' })).toHaveAttribute('aria-current', 'true')
  for (const line of await history.locator('tbody tr').all()) await expect(line).toContainText('−')

  for (const part of await sums.locator('dl > div:not(.total, .total ~ div)').all()) {
    const name = (await part.locator('dt').textContent())?.trim() ?? ''
    const amount = await number(await part.locator('dd').textContent())
    await part.getByRole('link').click()
    await expect(history.locator('[aria-current=true]')).toContainText(name)
    await page.waitForLoadState()
    const amounts = await history.locator('tbody tr > td:nth-last-child(2)').allTextContents()
    let listed = 0
    for (const one of amounts) listed += await number(one)
    // The history comes in pages; only a whole one can be added up.
    if ((await history.getByRole('navigation', { name: 'Pages' }).count()) === 0) expect(listed, name).toBe(amount)
  }
})

for (const language of ['en', 'ar']) {
  test(`the leaderboard says in ${language} how ranks changed since the previous month`, async ({
    page,
    signIn,
    site,
  }) => {
    await signIn('learner')
    const speak = (wanted: string) =>
      page.request.post('/user/language', {
        form: { language: wanted, redirectTo: '/' },
        headers: { Origin: site.url },
      })
    await speak(language)
    await page.goto('/leaderboard?period=month')
    const moves = page.getByRole('main').locator('td.board-move')
    const words =
      language === 'en' ? /up \d+ places?|down \d+ places?|the same place|new/ : /صعودًا|هبوطًا|المركز نفسه|جديد/
    // The daily job makes the ranks of past months final, soon after the site starts.
    await expect(async () => {
      await page.reload()
      expect(await moves.count()).toBeGreaterThan(4)
    }).toPass({ timeout: 30_000 })
    for (const move of await moves.allInnerTexts()) expect(move).toMatch(words)
    await page.goto('/leaderboard?period=all')
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await expect(moves).toHaveCount(0)
    await expect(page.locator('.board-table astro-island')).toHaveCount(0)
    await speak('en')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the leaderboard turns to other periods, and lets somebody leave and come back', async ({ page, signIn }) => {
    await signIn('learner2')
    await page.goto('/leaderboard?language=en')
    const main = page.getByRole('main')
    const own = main.locator('[aria-current=true] bdi', { hasText: 'ليلى حداد' })
    await main.locator('nav a[href*="period=year"]').click()
    await expect(own).toBeVisible()
    await main.locator('.board-choice button').click()
    await expect(page).toHaveURL(/period=year.*notice=board-left/)
    await expect(own).toHaveCount(0)
    await main.locator('.board-choice button').click()
    await expect(own).toBeVisible()
  })
})
