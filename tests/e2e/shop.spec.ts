import type { Locator, Page } from '@playwright/test'
import { expect, PASSWORD, test as base } from '#tests/support/browser.ts'
import { openShop, type ShopOfStory } from './support/shop.ts'

const test = base.extend<{ shop: ShopOfStory; elsewhere: Page }>({
  shop: async ({ site }, use) => {
    const shop = await openShop(site.databaseUrl)
    await use(shop)
    await shop.close()
  },
  /** A page of a browser in which calls may be refused and answers lost. */
  elsewhere: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.url })
    await use(await context.newPage())
    await context.close()
  },
})

const BUYER = 'content@demo.test'
const terms = 'Enamel chips when it falls on stone.'
const asked = JSON.stringify([
  { name: 'house', type: 'select', label: 'Where shall we leave it?', required: true, options: ['Library', 'Hotel'] },
  { name: 'engraving', type: 'text', label: 'Name on the mug' },
])
const mug = (title: string) => ({
  title,
  price: 70,
  stock: 5,
  checkout_fields: asked,
  terms,
  instructions_after: '<p>Wash it.</p>',
})

test('a learner finds something, redeems it and has it', { tag: '@postgres' }, async ({ page, shop, signIn }) => {
  const title = 'Story voucher'
  await shop.give(BUYER, 500)
  const points = await shop.balance(BUYER)
  await shop.shelve({ title, price: 70, codes: ['STORY-1', 'STORY-2'], instructions_after: '<p>Show the code.</p>' })
  await signIn('content')
  const main = page.getByRole('main')
  let success = ''

  await test.step('from the list to the checkout', async () => {
    await page.goto('/incentives')
    await main.getByRole('link', { name: 'Newest' }).click()
    await expect(main.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
    await main.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main).toContainText(`You will have ${points - 70} points left.`)
    await main.getByRole('link', { name: 'Redeem', exact: true }).click()
    await expect(main.locator('.checkout-sum')).toContainText(`${points - 70} points`)
  })

  await test.step('one press buys, a second one in haste does not buy again', async () => {
    await main.getByRole('button', { name: 'Redeem for 70 points' }).dblclick()
    await expect(page).toHaveURL(/\/incentives\/purchase-success\?order=\d+$/)
    success = page.url()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is yours.')
    await expect(main).toContainText('Show the code.')
    expect(await shop.balance(BUYER)).toBe(points - 70)
  })

  await test.step('the header knows the new number, and reloading buys nothing', async () => {
    await expect(page.getByRole('banner').locator('.points')).toContainText(String(points - 70))
    expect(await page.evaluate(() => localStorage.getItem('incentives.points'))).toBe(String(points - 70))
    const code = await main.locator('code').innerText()
    await page.reload()
    await expect(main.locator('code')).toHaveText(code)
    expect(await shop.balance(BUYER)).toBe(points - 70)
  })

  await test.step('it stands among the rewards, on paper too', async () => {
    await main.getByRole('link', { name: 'My rewards' }).click()
    await main.getByRole('link', { name: title }).first().click()
    await expect(main.locator('code')).toHaveText(/^STORY-\d$/)
    await page.emulateMedia({ media: 'print' })
    await expect(main.locator('code')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('nobody else finds the order', async () => {
    await signIn('courses')
    for (const path of [success, success.replace(/purchase-success\?order=/, 'orders/')]) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
    }
  })
})

test('with the keyboard alone: what is missing is said, and then it is bought', async ({ elsewhere: page, shop }) => {
  await shop.give(BUYER, 500)
  const id = await shop.shelve(mug('Keyboard mug'))
  await logIn(page, BUYER)
  await openCheckout(page, id)
  const main = page.getByRole('main')
  const summary = main.getByRole('alert')
  const house = page.getByLabel('Where shall we leave it?')
  const button = main.getByRole('button', { name: /^Redeem for/ })

  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Terms: This field is required.'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const agree = page.getByLabel('I agree to the terms')
  await expect(agree).toBeFocused()
  await page.keyboard.press('Space')
  await expect(agree).toBeChecked()

  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(house).toHaveAccessibleDescription('This field is required.')
  await expect(agree, 'what was said is not lost').toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(house).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(house).toHaveValue('Library')

  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/purchase-success/)
  expect(await shop.orders(id)).toBe(1)
})

test('an answer that is lost on the way is asked for again, and paid once', async ({ elsewhere: page, shop }) => {
  await shop.give(BUYER, 500)
  const points = await shop.balance(BUYER)
  const id = await shop.shelve({ title: 'Lost and found', price: 30, stock: 9 })
  await logIn(page, BUYER)
  await openCheckout(page, id)
  let lost = 0
  await page.route('**/api/v2/incentives/shop_checkout', async (route) => {
    if (lost >= 2) return route.continue()
    lost++
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Redeem for 30 points' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('you pay only once')
  await expect(page).toHaveURL(/purchase-success/)
  expect(lost).toBe(2)
  expect(await shop.orders(id)).toBe(1)
  expect(await shop.balance(BUYER)).toBe(points - 30)
})

test('what became impossible meanwhile is refused with its numbers, and nothing is lost', async ({
  elsewhere: page,
  shop,
}) => {
  await shop.give(BUYER, 500)
  const points = await shop.balance(BUYER)
  const id = await shop.shelve(mug('Moving mug'))
  await logIn(page, BUYER)
  await openCheckout(page, id)
  const main = page.getByRole('main')
  const name = page.getByLabel('Name on the mug')
  const refusal = main.getByRole('alert')
  await page.getByLabel('Where shall we leave it?').selectOption('Hotel')
  await name.fill('Freja')
  await page.getByLabel('I agree to the terms').check()

  await test.step('dearer: it says so, and shows the new price', async () => {
    await shop.change(id, { price: 90 })
    await main.getByRole('button', { name: 'Redeem for 70 points' }).click()
    await expect(refusal).toContainText('The price has changed.')
    await expect(refusal).toBeFocused()
    await expect(main.getByRole('button', { name: 'Redeem for 90 points' })).toBeVisible()
    await expect(name).toHaveValue('Freja')
  })

  await test.step('too dear: so many points are missing, and where to go', async () => {
    await shop.change(id, { price: points + 40 })
    await main.getByRole('button', { name: 'Redeem for 90 points' }).click()
    await expect(main.getByRole('button', { name: `Redeem for ${points + 40} points` })).toBeVisible()
    await main.getByRole('button', { name: /^Redeem for/ }).click()
    await expect(refusal).toContainText('You need 40 more points for this.')
    await expect(refusal.getByRole('link', { name: 'See what you can have' })).toBeVisible()
  })

  await test.step('sold out', async () => {
    await shop.change(id, { price: 70, stock: 0 })
    await main.getByRole('button', { name: /^Redeem for/ }).click()
    await expect(main.getByRole('button', { name: 'Redeem for 70 points' })).toBeVisible()
    await main.getByRole('button', { name: 'Redeem for 70 points' }).click()
    await expect(refusal).toContainText('There are not enough pieces left of this.')
    await expect(name).toHaveValue('Freja')
  })

  await test.step('back again, it is bought from the same page', async () => {
    await shop.change(id, { stock: 1 })
    await main.getByRole('button', { name: 'Redeem for 70 points' }).click()
    await expect(page).toHaveURL(/purchase-success/)
    expect(await shop.orders(id)).toBe(1)
  })
})

test('two pages of the same purchase buy once', async ({ elsewhere: first, shop }) => {
  await shop.give(BUYER, 500)
  const id = await shop.shelve({ title: 'Only one of these', price: 20, stock: 9 })
  await logIn(first, BUYER)
  await first.goto(`/incentives/${id}/purchase`)
  const second = await first.context().newPage()
  await second.goto(`/incentives/${id}/purchase`)
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Redeem for 20 points' }).click()
    await expect(page).toHaveURL(/purchase-success/)
  }
  expect(second.url()).toBe(first.url())
  expect(await shop.orders(id)).toBe(1)
  await second.goto(`/incentives/${id}/purchase`)
  await second.getByRole('button', { name: 'Redeem for 20 points' }).click()
  await expect(second, 'who comes back wants one more').not.toHaveURL(first.url())
  await expect(second).toHaveURL(/purchase-success/)
  expect(await shop.orders(id)).toBe(2)
})

const inTwoLanguages = JSON.stringify([
  {
    ...{ name: 'house', type: 'select', label: 'Where shall we leave it?', required: true },
    ...{ hint: 'At the desk.', options: ['Library', 'Hotel'] },
    translations: { ar: { label: 'أين نتركه لك؟', hint: 'عند مكتب الاستقبال.', options: ['المكتبة', 'الفندق'] } },
  },
  { name: 'engraving', type: 'text', label: 'Name on the mug' },
])

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'and without it', () => {
    test.use({ javaScriptEnabled })

    test('who reads Arabic is asked, refused and answered in Arabic', async ({ elsewhere: page, shop }) => {
      const person = 'learner2@demo.test'
      await shop.give(person, 500)
      const id = await shop.shelve({ title: 'Story mug', price: 70, checkout_fields: inTwoLanguages })
      const main = page.getByRole('main')
      const house = page.getByLabel('أين نتركه لك؟')
      const button = main.locator('.checkout-pay [type=submit]')
      await logIn(page, person)
      if (javaScriptEnabled) await openCheckout(page, id)
      else await page.goto(`/incentives/${id}/purchase`)

      await test.step('the question, its hint and its choices; what is in English only says so', async () => {
        await expect(house).toHaveAccessibleDescription('عند مكتب الاستقبال.')
        await expect(house.locator('option')).toHaveText([/./, 'المكتبة', 'الفندق'])
        await expect(main.locator('[lang=en]', { hasText: 'Name on the mug' })).toHaveAttribute('dir', 'ltr')
        await expect(main.locator('[lang]', { hasText: 'أين نتركه لك؟' })).toHaveCount(0)
      })

      await test.step('what is missing', async () => {
        await button.click()
        await expect(main.getByRole('alert').getByRole('link')).toHaveText('أين نتركه لك؟: هذا الحقل مطلوب.')
      })

      await test.step('what was chosen', async () => {
        await house.selectOption({ label: 'الفندق' })
        await expect(house).toHaveValue('Hotel')
        await button.click()
        await expect(page).toHaveURL(/purchase-success/)
        await page.goto('/incentives/orders')
        await main.getByRole('link', { name: 'Story mug' }).first().click()
        await expect(main.locator('.order-facts')).toContainText('أين نتركه لك؟')
        await expect(main.locator('.order-facts')).toContainText('الفندق')
        await expect(main.locator('.order-facts')).not.toContainText('Hotel')
      })
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a learner saves, waits, redeems and takes it back', { tag: '@postgres' }, async ({ page, shop, signIn }) => {
    const person = 'courses@demo.test'
    await shop.give(person, 400)
    const points = await shop.balance(person)
    const id = await shop.shelve({ ...mug('Plain mug'), fulfilment: 'manual', cancel_policy: 'until_fulfilled' })
    await signIn('courses')
    const main = page.getByRole('main')

    await test.step('saves for it, and sees how far that is', async () => {
      await page.goto(`/incentives/${id}`)
      await main.getByRole('button', { name: 'Save for it' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'You save for this now.' })).toBeVisible()
      await page.goto('/incentives')
      await expect(main.getByRole('region', { name: 'Your points' })).toContainText('Plain mug')
      await page.goto(`/incentives/${id}`)
      await main.getByRole('button', { name: 'Stop saving for it' }).click()
      await expect(main.getByRole('button', { name: 'Save for it' })).toBeVisible()
    })

    await test.step('it is sold out: asks to be told', async () => {
      await shop.change(id, { stock: 0 })
      await page.goto('/incentives?sort=newest')
      await main.getByRole('button', { name: 'Tell me when it is back: Plain mug' }).click()
      await expect(page).toHaveURL(/\/incentives\?sort=newest/)
      await expect(main.locator('.pc', { hasText: 'Plain mug' })).toContainText('We tell you when it is back')
      await shop.change(id, { stock: 3 })
    })

    const house = page.getByLabel('Where shall we leave it?')
    const button = main.getByRole('button', { name: 'Redeem for 70 points' })

    await test.step('what is missing is said beside the fields and above them', async () => {
      await page.goto(`/incentives/${id}/purchase`)
      await page.getByLabel('Name on the mug').fill('Ingrid')
      await button.click()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(main.getByRole('alert')).toBeFocused()
      await expect(main.getByRole('alert').getByRole('link')).toHaveText([
        'Where shall we leave it?: This field is required.',
        'Terms: This field is required.',
      ])
      await expect(house).toHaveAccessibleDescription('This field is required.')
      await expect(page.getByLabel('Name on the mug')).toHaveValue('Ingrid')
    })

    await test.step('points are missing: the same page says so, and keeps what was typed', async () => {
      await house.selectOption('Library')
      await page.getByLabel('I agree to the terms').check()
      await shop.change(id, { price: points + 40 })
      await button.click()
      await expect(main.getByRole('alert')).toContainText('The price has changed.')
      await expect(main).toContainText('You need 40 more points for this.')
      await expect(house).toHaveValue('Library')
      await shop.change(id, { price: 70 })
      await main.getByRole('button', { name: /^Redeem for/ }).click()
      await expect(button).toBeVisible()
    })

    await test.step('it is bought; the number in the header is the new one', async () => {
      await button.click()
      await expect(page).toHaveURL(/purchase-success/)
      await expect(page.getByRole('banner').locator('.points')).toContainText(String(points - 70))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is on its way to you.')
    })

    await test.step('and taken back, after a question', async () => {
      await main.getByRole('link', { name: 'See the order' }).click()
      await expect(main).toContainText('Ingrid')
      await main.getByRole('link', { name: 'Cancel the order' }).click()
      await expect(main.getByRole('heading', { name: 'Cancel this order?' })).toBeFocused()
      await main.getByRole('link', { name: 'No, keep it' }).click()
      await main.getByRole('link', { name: 'Cancel the order' }).click()
      await main.getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(main).toContainText('Cancelled by you')
      expect(await shop.balance(person)).toBe(points)
    })
  })
})

async function logIn(page: Page, mail: string): Promise<void> {
  await page.goto('/user/login')
  await page.getByLabel('Login name or mail address').fill(mail)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
}

/** Opens a checkout and waits until it is more than its HTML. */
async function openCheckout(page: Page, productId: number): Promise<void> {
  await page.goto(`/incentives/${productId}/purchase`)
  await page.locator('main astro-island:not([ssr])').waitFor({ state: 'attached' })
}

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}
