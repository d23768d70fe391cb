import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { editorOn, openEditor, tabTo } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor keyboard' })

test(
  'by keyboard alone, a section is added, written, moved, announced and saved',
  { tag: '@journey' },
  async ({ page, signIn, context }) => {
    await closeBanner(context)
    await signIn('content')
    const editor = await openEditor(page, 'unregistered')
    const before = await editor.names()
    await tabTo(page, '.outline-add')
    await page.keyboard.press('Enter')
    await page.locator('.picker-search input').waitFor()
    await tabTo(page, '.picker-search input')
    await page.keyboard.type('call')
    await tabTo(page, '.picker-card')
    await page.keyboard.press('Enter')
    await tabTo(page, '.picker-templates .btn')
    await page.keyboard.press('Enter')
    await expect(editor.panel.locator('.panel-head')).toBeFocused()
    await tabTo(page, '.panel-body input')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Written by keyboard')
    await expect(editor.canvas.getByText('Written by keyboard').first()).toBeVisible()
    await tabTo(page, '.panel-foot .btn.fill')
    await page.keyboard.press('Enter')
    await expect(page.locator('.outline-row').last().locator('.outline-name')).toBeFocused()
    expect(await editor.names()).toEqual([...before, 'Written by keyboard'])

    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.outline-row').last().locator('.sortable-handle')).toBeFocused()
    const announced = (words: string) => page.locator('[aria-live]').filter({ hasText: words }).first()
    const total = before.length + 1
    await page.keyboard.press('Space')
    await expect(announced(`Lifted: Written by keyboard, position ${total} of ${total}`)).toBeAttached()
    // The keys count from the moment after the announcement.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(announced(`position ${total - 1} of ${total}`)).toBeAttached({ timeout: 2000 })
    }).toPass()
    await page.keyboard.press('ArrowUp')
    await expect(announced(`position ${total - 2} of ${total}`)).toBeAttached()
    await page.keyboard.press('Space')
    const place = before.length - 2
    await expect.poll(async () => (await editor.names()).indexOf('Written by keyboard')).toBe(place)

    await page.locator('.outline-row').nth(place).locator('.outline-more').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Move to position…' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: 'Position' }).fill('1')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await editor.names())[0]).toBe('Written by keyboard')

    await editor.save.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Storefront settings have been successfully saved!')).toBeVisible()
  },
)

test('the arrow keys on a handle move its section, and say where it is', async ({ page, context, signIn }) => {
  await closeBanner(context)
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  const [first = '', second = '', third = '', ...others] = await editor.names()
  const total = 3 + others.length
  const announced = (position: number) =>
    page.locator('[aria-live]').filter({ hasText: `${first}, position ${position} of ${total}.` })
  await page.locator('.sortable-handle').first().focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(announced(2)).toBeAttached()
  await expect(page.locator('.outline-row').nth(1).locator('.sortable-handle')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(announced(3)).toBeAttached()
  expect(await editor.names()).toEqual([second, third, first, ...others])
  await expect(page.locator('.outline-row').nth(2).locator('.sortable-handle')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(announced(2)).toBeAttached()
  expect(await editor.names()).toEqual([second, first, third, ...others])
})

test('a finger moves, hides and edits a section on a tablet', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
  })
  await closeBanner(context)
  const form = { name: 'content@demo.test', password: 'demo-academy' }
  await context.request.post('/user/login', { form, headers: { Origin: site.url }, maxRedirects: 0 })
  const page = await context.newPage()
  const editor = await openEditor(page, 'registered')
  const [first = '', second = ''] = await editor.names()
  await page.locator('.outline-row').nth(1).locator('.outline-more').tap()
  await page.getByRole('menuitem', { name: 'Move up' }).tap()
  expect((await editor.names()).slice(0, 2)).toEqual([second, first])
  await editor.rows.first().tap()
  // For fingers the toolbar has one row, and leaves the buttons beside it free.
  const height = await page.locator('.section-toolbar').evaluate((toolbar) => toolbar.clientHeight)
  expect(height).toBeLessThan(60)
  for (const button of await page.locator('.canvas-add').all()) await button.tap({ trial: true })
  await page.locator('.section-toolbar').getByRole('button', { name: 'Content' }).tap()
  await editor.panel.locator('input').first().fill('By finger')
  await editor.done()
  await editor.save.tap()
  await expect(page.getByText('Storefront settings have been successfully saved!')).toBeVisible()
  expect((await editorOn(page).names())[0]).toBe('By finger')
  const small = await page
    .locator('.editor-head button, .outline button, .section-toolbar button')
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((one) => (one as HTMLElement).offsetHeight < 40).length)
  expect(small).toBe(0)
  await context.close()
})

test('a day is typed into “As of” part by part', async ({ page, signIn }) => {
  await signIn('content')
  await openEditor(page, 'registered')
  const field = page.getByLabel('As of')
  await field.focus()
  for (const digit of '03052031') await page.keyboard.press(digit)
  await expect(field).toHaveValue('2031-03-05')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('2031-03-05')
})
