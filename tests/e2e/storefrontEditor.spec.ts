import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { addSection, clear, type EditorOnPage, openEditor, storySections } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor' })

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

for (const language of ['en', 'ar']) {
  test(`a page of eight sections is built from nothing by pointer, and visitors see it, in ${language}`, async ({
    page,
    signIn,
    site,
    elsewhere,
  }) => {
    test.slow()
    await signIn('content')
    await speak(page, site.url, language)
    const editor = await openEditor(page, 'unregistered')
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(editor.save).toHaveAttribute('aria-disabled', 'true')
    await clear(editor)
    for (const { type, title } of storySections) await addSection(editor, type, title)
    const titles = storySections.map(({ title }) => title)
    expect(await editor.names()).toEqual(titles)
    for (const title of titles) await expect(editor.canvas.getByText(title, { exact: true }).first()).toBeVisible()

    await drag(editor, 4, 1)
    const moved = ['The first day', 'Come in', ...titles.slice(1, 4), ...titles.slice(5)]
    await expect.poll(editor.names).toEqual(moved)

    // For a moment after a drag, clicks are ignored.
    await expect(async () => {
      await editor.save.click()
      await expect(page.locator('.toasts li, .toasts [role="status"], .toast').first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(editor.save).toHaveAttribute('aria-disabled', 'true')
    await elsewhere.goto('/')
    const seen = await elsewhere.locator('.section-frame').allInnerTexts()
    expect(seen[0]).toContain('The first day')
    expect(seen[1]).toContain('Come in')
    await speak(page, site.url, 'en')
  })
}

test('everything can be undone to the start and redone', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  const start = await editor.names()
  await editor.rows.nth(1).click()
  await page.getByRole('button', { name: 'Move up' }).click()
  await page.getByRole('button', { name: 'Hide from readers' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.locator('.undo-notice').getByRole('button', { name: 'Undo' }).click()
  await editor.rows.nth(2).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  const end = await editor.names()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.locator('.outline').click({ position: { x: 5, y: 5 } })
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z')
  expect(await editor.names()).toEqual(start)
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+Shift+z')
  expect(await editor.names()).toEqual(end)
})

test('a step is undone by key after a click in the page', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  const start = await editor.names()
  await editor.rows.nth(1).click()
  await page.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(editor.names).not.toEqual(start)
  await editor.canvas
    .locator('.canvas-section')
    .first()
    .click({ position: { x: 40, y: 40 } })
  await page.keyboard.press('Control+z')
  await expect.poll(editor.names).toEqual(start)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(editor.names).not.toEqual(start)
})

test('the undo of a removal is not offered after the next change', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  await editor.rows.nth(1).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.undo-notice')).toBeVisible()
  await editor.rows.nth(1).click()
  await page.getByRole('button', { name: 'Hide from readers' }).click()
  await expect(page.locator('.undo-notice')).toBeHidden()
})

test('a section is copied from one storefront to the other, and Save waits until it is pasted', async ({
  page,
  signIn,
}) => {
  await signIn('content')
  const from = await openEditor(page, 'registered')
  const [name = ''] = await from.names()
  await from.rows.first().click()
  await page.locator('.section-toolbar').getByRole('button', { name: 'Copy' }).click()
  await expect(from.save).toHaveAccessibleDescription('Paste the section to enable saving')
  const to = await openEditor(page, 'unregistered')
  await expect(page.locator('.outline-buffer')).toContainText(name)
  await page.getByRole('button', { name: 'Paste at the end' }).click()
  expect((await to.names()).at(-1)).toBe(name)
  await expect(page.locator('.outline-buffer')).toBeHidden()
  await to.save.click()
  await expect(page.getByText('Storefront settings have been successfully saved!')).toBeVisible()
})

test('a section that the other storefront may not hold is refused with a reason', async ({ page, signIn }) => {
  await signIn('content')
  const from = await openEditor(page, 'registered')
  await page.locator('.outline-row').filter({ hasText: 'Who learned most this month' }).locator('.outline-name').click()
  await page.locator('.section-toolbar').getByRole('button', { name: 'Copy' }).click()
  await openEditor(page, 'unregistered')
  await page.getByRole('button', { name: 'Paste at the end' }).click()
  await expect(page.locator('.undo-notice')).toContainText('not possible on the storefront for unregistered users')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.outline-buffer')).toBeHidden()
  expect(from.rows).toBeTruthy()
})

async function drag({ page }: EditorOnPage, from: number, to: number): Promise<void> {
  const handles = page.locator('.outline-row .sortable-handle')
  const start = await handles.nth(from).boundingBox()
  const end = await handles.nth(to).boundingBox()
  if (!start || !end) throw new Error('The outline has no handles.')
  await page.mouse.move(start.x + 10, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 10, start.y - 10, { steps: 4 })
  await page.mouse.move(end.x + 10, end.y + 10, { steps: 10 })
  await page.mouse.up()
}

async function speak(page: EditorOnPage['page'], url: string, language: string): Promise<void> {
  const form = { language, redirectTo: '/' }
  await page.context().request.post('/user/language', { form, headers: { Origin: url } })
}
