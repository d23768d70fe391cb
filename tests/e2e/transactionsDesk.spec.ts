import { hasNoBarriersIn } from './support/barriers.ts'
import { BUYER, test } from './support/checkout.ts'
import { offerOnRequest } from './support/requests.ts'
import { expect, signInOn } from '#tests/support/browser.ts'

const list = '/settings/incentives/transactions'

test('a manager decides about an order: the learner reads the reason or the tracking', async ({
  page,
  shop,
  signIn,
  site,
  elsewhere,
}) => {
  const title = 'A place at the concert'
  const main = page.getByRole('main')
  const buy = await offerOnRequest({ page, shop, signIn }, title)
  const first = await buy()
  const before = await shop.balance(BUYER)
  await signInOn(elsewhere, site.url, 'incentives')
  const desk = elsewhere.getByRole('main')

  await test.step('the order waits above the ledger, and a rejection needs a reason', async () => {
    await elsewhere.goto(list)
    await expect(desk.getByRole('table', { name: 'Waiting for you' })).toContainText(title)
    await elsewhere.goto(`${list}?s=${first}`)
    await desk.getByRole('link', { name: title }).click()
    await desk.getByRole('button', { name: 'Reject' }).click()
    await expect(desk.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await expect(desk.getByRole('alert')).toContainText('This field is required.')
    await desk.getByLabel('Reason').fill('The hall is full.')
    await desk.getByRole('button', { name: 'Reject' }).click()
    await expect(desk).toContainText('Rejected')
    expect(await shop.balance(BUYER)).toBe(before + 30)
    await page.goto(`/incentives/orders/${first}`)
    await expect(main).toContainText('Reason: The hall is full.')
  })

  await test.step('another order is approved and delivered with a tracking text', async () => {
    const second = await buy()
    await elsewhere.goto(`${list}?s=${second}`)
    await desk.getByRole('link', { name: title }).click()
    await desk.getByRole('button', { name: 'Approve' }).click()
    await desk.getByLabel('Tracking').fill('At the box office, from 18:00')
    await desk.getByRole('button', { name: 'Mark as delivered' }).click()
    await expect(desk).toContainText('Delivered')
    await page.goto(`/incentives/orders/${second}`)
    await expect(main).toContainText('At the box office, from 18:00')
  })

  await test.step('several orders are approved at once', async () => {
    const [third, fourth] = [await buy(), await buy()]
    await elsewhere.goto(`${list}?state=pending_approval`)
    for (const box of await desk.getByRole('checkbox', { name: new RegExp(`^Select ${title}`) }).all())
      await box.check()
    await desk.getByRole('button', { name: /^Approve/ }).click()
    await expect(elsewhere.getByRole('status').filter({ hasText: 'Your changes have been saved.' })).toBeVisible()
    for (const order of [third, fourth]) {
      await page.goto(`/incentives/orders/${order}`)
      await expect(main).toContainText('Approved')
    }
  })
})

test('a manager who decides too late reads who was first, and finds the same list again', async ({
  page,
  shop,
  signIn,
  site,
  elsewhere,
}) => {
  const title = 'An afternoon in the archive'
  const main = page.getByRole('main')
  const buy = await offerOnRequest({ page, shop, signIn }, title)
  await buy()
  await signInOn(elsewhere, site.url, 'admin')
  const desk = elsewhere.getByRole('main')
  const filtered = `${list}?kind=purchase&state=pending_approval`
  await elsewhere.goto(filtered)
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByRole('list', { name: 'Progress of the order' })).toContainText('since today')
  await signIn('incentives')
  await page.goto(filtered)
  await main.getByRole('link', { name: title }).click()
  await main.getByRole('button', { name: 'Approve' }).click()
  await expect(main.getByRole('list', { name: 'Progress of the order' })).toContainText('Delivery')
  await expect(main.getByRole('complementary')).toContainText('Rafael Monteiro')

  await desk.getByLabel('Reason').fill('The archive is closed.')
  await desk.getByRole('button', { name: 'Reject' }).click()
  await expect(desk.getByRole('alert')).toContainText('Rafael Monteiro has already approved this order.')
  await expect(desk.getByRole('alert')).toContainText('Your decision was not carried out.')
  await expect(desk.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await main.getByRole('link', { name: 'Close' }).click()
  await expect(main.getByRole('complementary')).toHaveCount(0)
  await desk.getByRole('link', { name: /^Order \d+$/ }).click()
  await desk.getByRole('link', { name: 'Transactions', exact: true }).last().click()
  for (const one of [page, elsewhere]) {
    await expect(one.getByLabel('State of the order')).toHaveValue('pending_approval')
    await expect(one.getByLabel('Kind')).toHaveValue('purchase')
  }
})

test('each waiting order is listed once, and the orders lead from one to the next', async ({ page, shop, signIn }) => {
  const title = 'A seat at the opening'
  const main = page.getByRole('main')
  const buy = await offerOnRequest({ page, shop, signIn }, title)
  await buy()

  await signIn('incentives')
  await page.goto(list)
  const rows = await main.locator('[data-row]').evaluateAll((boxes) => boxes.map((box) => box.dataset.row))
  expect(new Set(rows).size).toBe(rows.length)
  await main.getByRole('table', { name: 'Waiting for you' }).getByRole('checkbox').first().check()
  await main.getByLabel('Select all').check()
  await expect(main.getByText(`${rows.length} selected`, { exact: true }).first()).toBeVisible()

  await main.locator('.transaction-subject a').first().click()
  await main.getByRole('link', { name: /^Order \d+$/ }).click()
  const queue = main.getByRole('navigation', { name: 'Waiting orders' })
  await expect(queue).toContainText('Waiting order 1 of')
  const next = queue.getByRole('link', { name: /^Next: / })
  const named = (await next.innerText()).replace('Next: ', '').trim()
  await next.click()
  await expect(queue).toContainText('Waiting order 2 of')
  expect(named).toContain(await page.getByRole('heading', { level: 1 }).innerText())
  await queue.getByRole('link', { name: /^Previous/ }).click()
  await expect(queue).toContainText('Waiting order 1 of')
})

test('the orders of a person are three steps away, and the filters of a link can be removed', async ({
  page,
  signIn,
}) => {
  await signIn('incentives')
  const main = page.getByRole('main')
  await page.goto(list)
  await main.getByRole('searchbox').fill('Amoah')
  await page.keyboard.press('Enter')
  await main.getByRole('navigation', { name: 'People' }).getByRole('link').first().click()
  const chips = main.getByRole('list', { name: 'Chosen filters' })
  await expect(chips).toContainText('Person: Freja Amoah')
  await main.getByRole('link', { name: 'Only the orders' }).click()
  await expect(main.getByLabel('Kind')).toHaveValue('purchase')
  await expect(chips).toContainText('Person: Freja Amoah')
  await chips.getByRole('link', { name: 'Remove: Person: Freja Amoah' }).click()
  await expect(chips).toHaveCount(0)
  await expect(main.getByLabel('Kind')).toHaveValue('purchase')
  await main.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(main.getByLabel('Kind')).toHaveValue('')
  await page.goto(`${list}?state=fulfilled&from=abc`)
  await expect(main.getByLabel('State of the order')).toHaveValue('fulfilled')
  await expect(main).toContainText('These filters cannot be read and are left out: From.')
  await expect(main.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', /state%5B%5D=fulfilled$/)
})

test('a manager gives points with a reason, but not to themselves', async ({ page, shop, signIn }) => {
  await signIn('incentives')
  const before = await shop.balance('learner2@demo.test')
  const main = page.getByRole('main')
  await page.goto('/settings/incentives/adjustments')
  await main.getByRole('searchbox').fill('حداد')
  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: /ليلى حداد/ }).click()
  await main.getByLabel('Points', { exact: false }).last().fill('25')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Reason').fill('Helped at the open day')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helped at the open day')
  expect(await shop.balance('learner2@demo.test')).toBe(before + 25)
  await page.goto(`${list}?kind=manual_credit`)
  await expect(main.locator('.transaction-sums').first(), 'the sum of today').toContainText(/The whole day: \+\d+/)
  await page.goto('/settings/incentives/adjustments?s=Rafael')
  await main.getByRole('link', { name: /Rafael Monteiro/ }).click()
  await expect(main).toContainText('You cannot change your own points.')
  await expect(main.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

for (const language of ['en', 'ar']) {
  test(`everyone can read and work the ledger in ${language}`, async ({ page, signIn, site }) => {
    await signIn('incentives')
    await page.context().request.post('/user/language', {
      form: { language, redirectTo: '/' },
      headers: { Origin: site.url },
    })
    await page.goto(`${list}?kind=purchase`)
    await hasNoBarriersIn(language, page)
    await page.getByRole('main').locator('.transaction-subject a').first().click()
    await expect(page.locator('.transaction-aside')).toBeVisible()
    await hasNoBarriersIn(language, page)
    await page.locator('.entry-panel-head a').first().click()
    await expect(page.locator('.entry-panel')).toHaveCount(0)
    await expect(page.locator('.transaction-aside')).toBeVisible()
    await hasNoBarriersIn(language, page)
    await page.goto('/settings/incentives/adjustments?uid=3')
    await hasNoBarriersIn(language, page)
    await page.context().request.post('/user/language', {
      form: { language: 'en', redirectTo: '/' },
      headers: { Origin: site.url },
    })
  })
}
