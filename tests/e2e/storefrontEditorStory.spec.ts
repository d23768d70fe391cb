import type { CDPSession, Page } from '@playwright/test'
import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { type EditorOnPage, openEditor, storySections, tabTo } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor story' })

test('a page of eight sections is built from nothing by keyboard alone, undone and redone, and visitors see it', async ({
  page,
  signIn,
  elsewhere,
  context,
}) => {
  test.setTimeout(180_000)
  await closeBanner(context)
  await signIn('content')
  const editor = await openEditor(page, 'unregistered')
  const start = await editor.names()
  await removeAll(editor)
  await test.step('the empty storefront and its findings can be read by everyone', () => hasNoBarriers(page))
  for (const { type, title } of storySections) await addByKeyboard(editor, type, title)
  const titles = storySections.map(({ title }) => title)
  expect(await editor.names()).toEqual(titles)

  await test.step('the last section is moved to the top', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.outline-row').last().locator('.sortable-handle')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeFocused()
    // Of the last section: nothing is below it.
    for (const name of ['Edit', 'Move up', 'Move to position…']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: 'Position' }).waitFor()
    await tabTo(page, '[data-dialog] input')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect.poll(editor.names).toEqual([titles.at(-1), ...titles.slice(0, -1)])
  })

  await test.step('everything is undone and redone', async () => {
    const end = await editor.names()
    await tabTo(page, '.outline-name')
    for (let step = 0; step < 40; step++) await page.keyboard.press('Control+z')
    expect(await editor.names()).toEqual(start)
    for (let step = 0; step < 40; step++) await page.keyboard.press('Control+Shift+z')
    expect(await editor.names()).toEqual(end)
  })

  await tabTo(page, '.editor-save')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Storefront settings have been successfully saved!')).toBeVisible()
  await elsewhere.goto('/')
  const seen = await elsewhere.locator('.section-frame').allInnerTexts()
  expect(seen[0]).toContain(titles.at(-1))
  expect(seen[1]).toContain(titles[0])
})

test('a list of findings can be read and opened by everyone', async ({ page, signIn, context }) => {
  await closeBanner(context)
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  await startEmpty(editor, 'cta')
  await editor.done()
  await expect(editor.panel.locator('[aria-invalid="true"]').first()).toBeFocused()
  await hasNoBarriers(page)
  await editor.panel.locator('.panel-foot .btn.text').click()
  await startEmpty(editor, 'search')
  await editor.panel.locator('input[id*="title"]').first().fill('Only in English')
  await editor.done()
  const finding = editor.panel.locator('.findings li button').first()
  await expect(finding).toBeVisible()
  await hasNoBarriers(page)
  await finding.focus()
  await page.keyboard.press('Enter')
  await expect(editor.panel.locator('.panel-head')).toBeFocused()
})

test('a finger drags a section to another place', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signInOn(page, site.url, 'content')
  const editor = await openEditor(page, 'registered')
  const [first = '', second = '', third = '', ...others] = await editor.names()
  await dragByFinger(page, await context.newCDPSession(page), 0, 2)
  await expect.poll(editor.names).toEqual([second, third, first, ...others])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await context.close()
})

/** Removes all sections with the menu of each. */
async function removeAll({ page, rows }: EditorOnPage): Promise<void> {
  await tabTo(page, '.outline-name')
  for (let left = await rows.count(); left > 0; left--) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left - 1)
    await expect(page.locator(left > 1 ? '.outline-name:focus' : '.outline-add:focus')).toHaveCount(1)
  }
}

async function startEmpty({ page }: EditorOnPage, type: string): Promise<void> {
  await page.locator('.outline-add').click()
  await page.locator(`.picker-card[data-type="${type}"]`).click()
  await page.locator('.picker-start > .actions .btn.fill').click()
  await page.locator('.panel-body .form-body').waitFor()
}

async function addByKeyboard({ page, panel }: EditorOnPage, type: string, title: string): Promise<void> {
  await tabTo(page, '.outline-add')
  await page.keyboard.press('Enter')
  await page.locator('.picker-card').first().waitFor()
  await tabTo(page, `.picker-card[data-type="${type}"]`)
  await page.keyboard.press('Enter')
  await page.locator(`.picker-start[data-type="${type}"] .picker-templates .btn`).first().waitFor()
  await tabTo(page, '.picker-templates .btn')
  await page.keyboard.press('Enter')
  await expect(panel.locator('.panel-head')).toBeFocused()
  await tabTo(page, '.editor-panel input[id*="title"]')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(title)
  await tabTo(page, '.panel-foot .btn.fill')
  await page.keyboard.press('Enter')
  await expect(page.locator('.outline-row').last().locator('.outline-name')).toBeFocused()
}

async function dragByFinger(page: Page, touch: CDPSession, from: number, to: number): Promise<void> {
  const middle = async (place: number) => {
    const box = await page.locator('.outline-row .sortable-handle').nth(place).boundingBox()
    if (!box) throw new Error('The outline has no handles.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [start])
  for (let step = 1; step <= 12; step++)
    await send('touchMove', [{ x: start.x, y: start.y + ((end.y - start.y) * step) / 12 + 4 }])
  await send('touchEnd', [])
}
