import { expect, signInOn, test } from '#tests/support/browser.ts'

test.use({ academy: 'storefronts' })

const path = '/settings/storefront'

test('a storefront is switched off and on without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInOn(page, site.url, 'content')
  await page.goto(path)
  const card = page.getByRole('listitem').filter({ hasText: 'Storefront for unregistered users' })
  await expect(card).toContainText(/\d+ of 40/)
  const power = card.getByRole('button', { name: /^Turn on: / })
  await expect(power).toHaveAttribute('aria-pressed', 'true')
  await power.click()
  await expect(page.getByText('The storefront is off. Nobody sees its sections.')).toBeVisible()
  await expect(power).toHaveAttribute('aria-pressed', 'false')
  const visitor = await browser.newContext({ baseURL: site.url })
  const home = await visitor.newPage()
  await home.goto('/')
  await expect(home.getByText('This page is being put together.')).toBeVisible()
  await power.click()
  await expect(power).toHaveAttribute('aria-pressed', 'true')
  await home.reload()
  await expect(home.locator('.store > section').first()).toBeVisible()
  await visitor.close()
  await context.close()
})

test('the picture of a storefront is the page in small, and no part of it can be reached', async ({ page, signIn }) => {
  await signIn('content')
  await page.goto(path)
  const picture = page.locator('.storefront-picture').first()
  await expect(picture.locator('section').first()).toBeVisible()
  const { width } = (await picture.boundingBox())!
  const drawn = (await picture.locator('.storefront-picture-page').boundingBox())!
  expect(Math.abs(drawn.width - width)).toBeLessThan(2)
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.storefront-picture') === null)).toBe(true)
  }
})

test('the appearance is saved and is on the page of visitors at once', async ({ page, browser, site, signIn }) => {
  await signIn('content')
  await page.goto(`${path}/appearance`)
  await page.getByRole('group', { name: 'Width' }).getByText('Wide').click()
  await page.getByText('Tinted', { exact: true }).click()
  await page.getByText('Framed', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const visitor = await browser.newContext({ baseURL: site.url, viewport: { width: 1600, height: 900 } })
  const home = await visitor.newPage()
  await home.goto('/')
  await expect(home.locator('.store')).toHaveClass('store store-wide store-framed store-tint')
  await visitor.close()
})

test('a learner cannot open the settings of the storefronts', async ({ page, signIn }) => {
  await signIn('learner')
  for (const address of [path, `${path}/appearance`]) {
    const answer = await page.request.get(address)
    expect(answer.status()).toBe(403)
  }
})
