import { expect, PASSWORD, test } from '#tests/support/browser.ts'
import { openDemoMails } from './support/demoMails.ts'

test.use({ javaScriptEnabled: false })

/** The notifications about sessions that an instructor can choose, in their order. */
const sessionKinds = [
  'Places that you book',
  'Waiting lists that you join',
  'A place becomes free for you',
  'Sessions that are cancelled',
  'Sessions that change',
  'Sessions that you are asked to teach',
]

test(
  'a visitor without JavaScript searches, narrows, turns pages, changes the language and closes the banner',
  { tag: '@journey' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const results = page.getByRole('region', { name: 'Results' })
    const banner = page.getByRole('region', { name: 'Cookies' })

    await test.step('the search of the first page, with a topic for who does not know what to type', async () => {
      await page.goto('/')
      const search = page.getByRole('main').getByRole('searchbox', { name: /^Search \d+ trainings$/ })
      await search.fill('plain words')
      await search.press('Enter')
      await expect(heading).toHaveText('Results for “plain words”')
      await expect(results.getByRole('heading', { level: 2 }).first()).toHaveText('Plain words')
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page).toHaveURL('/')
      await page.getByRole('link', { name: 'Leadership', exact: true }).first().click()
      await expect(heading).toHaveText('Leadership')
    })

    await test.step('the banner is closed once and stays away', async () => {
      const before = decodeURIComponent(page.url())
      await banner.getByRole('button', { name: 'Close' }).click()
      await expect(banner).toBeHidden()
      expect(decodeURIComponent(page.url()), 'back on the same page').toBe(before)
      await page.goto('/search')
      await expect(banner).toBeHidden()
    })

    await test.step('pages are turned, forwards and back', async () => {
      const total = Number((await results.getByRole('status').innerText()).match(/\d+/)?.[0])
      await expect(results.locator('.item-card')).toHaveCount(24)
      const first = await results.locator('.item-card a').first().innerText()
      const pages = page.getByRole('navigation', { name: 'Pages' })
      await pages.getByRole('link', { name: 'Next page' }).click()
      await expect(results.locator('.item-card')).toHaveCount(total - 24)
      await expect(pages.locator('[aria-current=page]')).toHaveText('2')
      await pages.getByRole('link', { name: 'Page 1' }).click()
      await expect(results.locator('.item-card a').first()).toHaveText(first)
    })

    await test.step('what is chosen narrows the list by what it said, and can be taken back', async () => {
      const choices = page.getByRole('navigation', { name: 'Filter' })
      const webinar = choices.getByRole('link', { name: /^Webinar/ })
      const count = Number((await webinar.innerText()).match(/\d+/)?.[0])
      await webinar.click()
      await expect(results.locator('.item-card')).toHaveCount(count)
      for (const kind of await results.locator('.item-card .card-facts span:first-child').allInnerTexts())
        expect(kind).toBe('Webinar')
      await expect(choices.getByRole('link', { name: /^Webinar/ })).toHaveAttribute('aria-current', 'true')
      await page.getByRole('link', { name: 'A to Z' }).click()
      await expect(page.getByRole('link', { name: 'A to Z' })).toHaveAttribute('aria-current', 'true')
      await expect(results.locator('.item-card')).toHaveCount(count)
      const titles = await results.getByRole('heading', { level: 2 }).allInnerTexts()
      const keys = titles.map((title) => title.toLowerCase().replace(/^(the|an|a) /, ''))
      expect(keys).toEqual(keys.toSorted())
      await results.getByRole('link', { name: 'Remove: Webinar' }).click()
      await expect(results.locator('.item-card')).toHaveCount(24)
    })

    await test.step('the language is chosen in the footer, holds on the next page, and is changed back', async () => {
      const html = page.locator('html')
      await page.goto('/search?s=plain+words')
      await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
      await expect(html).toHaveAttribute('lang', 'ar')
      await expect(html).toHaveAttribute('dir', 'rtl')
      await page.goto('/')
      await expect(html).toHaveAttribute('lang', 'ar')
      await expect(heading).toHaveText('العمل المتقن يُتعلَّم.')
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
      await page.goto('/')
      await expect(html).toHaveAttribute('lang', 'en')
      await expect(html).toHaveAttribute('dir', 'ltr')
      await expect(banner).toBeHidden()
    })
  },
)

test(
  'a learner without JavaScript logs in, takes a training and logs out',
  { tag: ['@journey', '@postgres'] },
  async ({ page }) => {
    const main = page.getByRole('main')
    const name = page.getByLabel('Username or email')
    const password = page.getByLabel('Password')
    const logIn = main.getByRole('button', { name: 'Log in', exact: true })

    await test.step('an empty form says at each field what is missing', async () => {
      await page.goto('/trainings')
      await expect(page).toHaveURL('/user/login?redirectTo=%2Ftrainings')
      await logIn.click()
      await expect(name).toHaveAccessibleDescription('This field is required.')
      await expect(password).toHaveAccessibleDescription('This field is required.')
      await expect(main.getByRole('alert'), 'several problems: their list has the focus').toBeFocused()
      await expect(page).toHaveTitle('Error: Log in · Juniper Academy')
    })

    await test.step('a wrong password is refused and the name kept', async () => {
      await name.fill('learner@demo.test')
      await password.fill('not-my-password')
      await logIn.click()
      await expect(main.getByRole('alert')).toHaveText('Wrong username or password.')
      await expect(name).toHaveValue('learner@demo.test')
      await expect(password).toHaveValue('')
    })

    await test.step('the right one leads to what was asked for', async () => {
      await password.fill(PASSWORD)
      await logIn.click()
      await expect(page).toHaveURL('/trainings')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My trainings')
    })

    await test.step('enrols, goes to where the training is taken, completes it', async () => {
      await page.goto('/search?s=averages')
      await main.getByRole('link', { name: 'Averages, and other traps' }).click()
      const training = page.url()
      await main.getByRole('button', { name: 'Enrol', exact: true }).click()
      await expect(page.getByRole('status')).toContainText('You are enrolled.')
      await page.getByRole('link', { name: 'Dismiss' }).click()
      await expect(page).toHaveURL(training)
      await expect(main.getByRole('link', { name: 'Mark as completed' }), 'not before it was started').toHaveCount(0)

      await main.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL('/demo/training/averages-and-other-traps')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Averages, and other traps')
      await page.goto(training)
      await expect(main.getByRole('button', { name: 'Continue' })).toBeVisible()

      await main.getByRole('link', { name: 'Mark as completed' }).click()
      await expect(main.getByRole('heading', { name: 'Have you finished this training?' })).toBeFocused()
      await main.getByRole('button', { name: 'Yes, I have finished it' }).click()
      await expect(page.getByRole('status')).toContainText(/Completed\. You earned \d+ points\./)
      await expect(main.getByText(/^Completed on /)).toBeVisible()
      await expect(main.getByRole('link', { name: 'Mark as completed' })).toHaveCount(0)
    })

    await test.step('logs out from the menu, and is out', async () => {
      await page.getByRole('button', { name: 'Account of Freja Amoah' }).click()
      await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL('/?notice=signed-out')
      await expect(page.getByRole('status')).toContainText('You are logged out.')
      await page.goto('/dashboard')
      await expect(page).toHaveURL('/user/login?redirectTo=%2Fdashboard')
    })
  },
)

test(
  'a user without JavaScript chooses notifications and their channels with the keyboard',
  { tag: '@postgres' },
  async ({ page, signIn }) => {
    const main = page.getByRole('main')
    const orders = main.getByLabel('News about your orders')
    const earned = main.getByLabel('Points that you earn')
    await signIn('instructor')
    await page.goto('/user')
    await main
      .getByRole('link', { name: /^Notifications/ })
      .first()
      .click()
    await main.getByRole('link', { name: 'Notification settings' }).press('Enter')
    await expect(page).toHaveURL('/user/notices#choices')
    await expect(orders.locator('option')).toHaveText(['On this site and by email', 'On this site only', 'Not at all'])
    await expect(earned.locator('option')).toHaveText(['On this site', 'Not at all'])
    await expect(orders).toHaveValue('mail')

    await orders.press('ArrowDown')
    await earned.press('End')
    for (const kind of ['Points that our team gives or takes', ...sessionKinds]) {
      await page.keyboard.press('Tab')
      await expect(main.getByLabel(kind)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(main.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('Your changes have been saved.')
    await expect(orders).toHaveValue('list')
    await expect(earned).toHaveValue('off')
    await expect(main.getByLabel('Points that expire soon')).toHaveValue('mail')

    await signIn('learner2')
    await page.goto('/user/notices')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(main.getByLabel('مستجدات طلباتك'), 'another’s choices are their own').toHaveValue('mail')
    await expect(main.getByLabel('نقاط تكسبها').locator('option')).toHaveText(['على هذا الموقع', 'لا تُعلمني'])
  },
)

test('who forgot the password gets a new one by mail', { tag: '@postgres' }, async ({ page }) => {
  const main = page.getByRole('main')
  const chosen = 'juniper berries in the rain'

  await page.goto('/user/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill('courses@demo.test')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByRole('link', { name: 'See the demo emails' }).click()
  const mail = main.getByRole('article').filter({ hasText: 'courses@demo.test' }).first()
  const link = mail.getByRole('link', { name: 'Choose a new password' })
  await expect(page).toHaveURL('/demo/mails')
  await openDemoMails(page, link)
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()

  const first = main.getByRole('textbox', { name: /^New password(?! again)/ })
  const again = main.getByLabel('New password again')
  const save = main.getByRole('button', { name: 'Save password' })
  await first.fill('short')
  await again.fill('short')
  await save.click()
  await expect(first).toHaveAccessibleDescription(/Use at least \d+ characters/)
  await first.fill(chosen)
  await again.fill('something else')
  await save.click()
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await first.fill(chosen)
  await again.fill(chosen)
  await save.click()
  await expect(page.getByRole('status')).toContainText('Your password has been changed.')

  await page.getByLabel('Username or email').fill('courses@demo.test')
  await page.getByLabel('Password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(main.getByRole('alert'), 'the old password is gone').toHaveText('Wrong username or password.')
  await page.getByLabel('Password').fill(chosen)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Ingrid.')

  await page.goto(address)
  await expect(main, 'the link works once').toContainText('This link was used before or has expired.')
})
