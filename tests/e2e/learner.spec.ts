import type { Page } from '@playwright/test'
import { expect, PASSWORD, test } from '#tests/support/browser.ts'

test(
  'a visitor logs in to enrol, comes back to the training, takes and completes it',
  { tag: ['@journey', '@postgres'] },
  async ({ page }) => {
    const main = page.getByRole('main')
    const title = 'Good type for everyday documents'

    await test.step('logging in leads back to the training', async () => {
      await page.goto('/search?s=good+type')
      await main.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const training = new URL(page.url()).pathname
      await main.getByRole('link', { name: 'Log in to enrol' }).click()
      await page.getByLabel('Username or email').fill('learner@demo.test')
      await page.getByLabel('Password').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(training)
    })

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Freja.')
    const before = await standing(page)
    await page.goBack()

    await test.step('enrolled, it stands among the learner’s trainings and on the dashboard', async () => {
      await main.getByRole('button', { name: 'Enrol', exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: 'You are enrolled.' })).toBeVisible()
      await expect(main.getByText(/Enrolled on /)).toBeVisible()
      await expect(page.locator('#enrolment'), 'the keyboard goes on where it was').toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await page.getByRole('link', { name: 'My trainings' }).click()
      const waiting = page.getByRole('region', { name: /^Not started yet/ })
      await expect(waiting.getByRole('link', { name: title })).toBeVisible()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Freja.')
      expect(await standing(page)).toEqual({ ...before, underWay: before.underWay + 1 })
    })

    await test.step('completed, it counts', async () => {
      await main.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const training = page.url()
      await main.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL(/\/demo\/training\//)
      await page.goto(training)
      await main.getByRole('link', { name: 'Mark as completed' }).click()
      await main.getByRole('button', { name: 'Yes, I have finished it' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Completed. You earned 40 points.' })).toBeVisible()
      await page.getByRole('link', { name: 'My trainings' }).click()
      await expect(page.getByRole('region', { name: /^Completed/ }).getByRole('link', { name: title })).toBeVisible()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Freja.')
      const { underWay, thisYear, points } = before
      expect(await standing(page)).toEqual({ underWay, thisYear: thisYear + 1, points: points + 40 })
    })
  },
)

test('the user menu opens and closes by mouse and by keyboard', async ({ page, signIn }) => {
  await signIn('learner')
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Account of Freja Amoah' })
  const menu = page.getByRole('menu', { name: 'Account of Freja Amoah' })
  const item = (name: string) => menu.getByRole('menuitem', { name, exact: true })

  await test.step('by mouse', async () => {
    await button.click()
    await expect(menu).toBeVisible()
    await expect(menu).toContainText('Freja Amoah')
    await expect(item('View profile')).toHaveAttribute('href', '/user')
    await expect(item('Edit profile')).toHaveAttribute('href', /^\/user\/\d+\/edit$/)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
  })

  await test.step('by keyboard: arrows, first letters, Escape', async () => {
    // A pointer near the menu would take the focus from the arrow keys.
    await page.mouse.move(10, 800)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(item('View profile')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Edit profile')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Security')).toBeFocused()
    await expect(menu.getByText('Language', { exact: true })).toBeVisible()
    await expect(item('English'), 'the current language is marked').toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('End')
    await expect(item('Log out'), 'logging out is last').toBeFocused()
    await page.keyboard.type('v')
    await expect(item('View profile')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('an item leads on', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(item('View profile')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Edit profile')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit profile')
  })
})

test('the points of a learner show from medium screens up, and no longer than the learner is logged in', async ({
  page,
  signIn,
}) => {
  const badge = page.getByRole('banner').locator('.points')
  const kept = () => page.evaluate(() => localStorage.getItem('incentives.points'))

  await test.step('what the browser kept of somebody else is replaced by what the server says', async () => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('incentives.points', '777'))
    await signIn('learner')
    // Other tests share this academy: the learner may have earned more than at first.
    const { data: wallet } = await (await page.request.get('/api/v2/incentives/wallet')).json()
    expect(wallet.points).toBeGreaterThan(0)
    await page.goto('/dashboard')
    await expect(badge).toContainText(`${wallet.points} points`)
    await expect.poll(kept).toBe(String(wallet.points))
    await expect(badge).toContainText(`${wallet.points} points`)
  })

  await test.step('they lead into the shop; on small screens there is no room for them', async () => {
    await expect(badge).toHaveAttribute('href', '/incentives')
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(badge).toBeVisible()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(badge).toBeHidden()
  })

  await test.step('logging out takes them out of the browser', async () => {
    await page.getByRole('button', { name: 'Account of Freja Amoah' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('status')).toContainText('You are logged out.')
    expect(await kept()).toBeNull()
  })
})

test('notifications go by themselves after ten seconds, not while they are read, and when they are sent away', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('learner')
  await page.goto('/search?s=one+idea+per+slide')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'One idea per slide' }).click()
  const training = new URL(page.url()).pathname
  const notices = page.getByRole('region', { name: 'Notifications' })

  await test.step('hovered, it rests; left alone, it goes', async () => {
    await main.getByRole('button', { name: 'Enrol', exact: true }).click()
    const enrolled = notices.getByRole('status').filter({ hasText: 'You are enrolled.' })
    await expect(enrolled.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect(page, 'reloading does not say it again').toHaveURL(training)
    await enrolled.hover()
    await page.clock.runFor(60_000)
    await expect(enrolled).toBeVisible()
    await page.mouse.move(5, 500)
    await page.clock.runFor(10_000)
    await expect(enrolled).toBeHidden()
  })

  await test.step('focused by keyboard it rests, too, and Enter sends it away', async () => {
    await main.getByRole('link', { name: 'Withdraw' }).click()
    await main.getByRole('button', { name: 'Yes, withdraw' }).click()
    const withdrawn = notices.getByRole('status').filter({ hasText: 'You have withdrawn from this training.' })
    await withdrawn.getByRole('button', { name: 'Dismiss' }).focus()
    await page.clock.runFor(60_000)
    await expect(withdrawn).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(withdrawn).toBeHidden()
  })

  await test.step('nobody hovers: it is there before ten seconds are over, and not after', async () => {
    await main.getByRole('button', { name: 'Enrol again' }).click()
    const enrolled = notices.getByRole('status').filter({ hasText: 'You are enrolled.' })
    await expect(enrolled.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(enrolled).toBeVisible()
    await page.clock.runFor(8_000)
    await expect(enrolled).toBeHidden()
  })

  await test.step('a failure interrupts', async () => {
    await page.goto(`${training}?notice=failed`)
    await expect(notices.getByRole('alert')).toContainText('Something went wrong, please try again.')
  })
})

/** The three numbers at the top of the dashboard. */
async function standing(page: Page): Promise<{ underWay: number; thisYear: number; points: number }> {
  const numbers = page.locator('.standing dd')
  await expect(numbers).toHaveCount(4)
  const [underWay = NaN, thisYear = NaN, points = NaN] = (await numbers.allInnerTexts()).map(Number)
  return { underWay, thisYear, points }
}
