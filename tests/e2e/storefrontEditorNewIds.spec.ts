import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { hold } from './support/hold.ts'
import { addSection, openEditor, savedMessage, writeTitle } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor new ids' })

test.beforeEach(async ({ context, signIn }) => {
  await closeBanner(context)
  await signIn('content')
})

test('a new section that a save gives an id stays selected, and its form takes each letter', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  await addSection(editor, 'cta', 'Come')
  const letGo = await hold(page, '**/api/v2/storefront/**')
  await editor.save.click()
  await page.locator('.section-tool-tab').first().click()
  const field = editor.panel.locator('.panel-body input').first()
  await field.click()
  await field.press('End')
  await page.keyboard.type(' in, ')
  letGo()
  for (const letter of 'the door is open') {
    await page.keyboard.type(letter)
    await page.waitForTimeout(20)
  }
  await expect(savedMessage(page)).toBeVisible()
  await expect(field).toHaveValue('Come in, the door is open')
  await expect(field).toBeFocused()
  await editor.done()
  await expect(page.locator('.section-toolbar')).toBeVisible()
  await expect(page.locator('.outline-row[data-selected]')).toContainText('Come in, the door is open')
  await editor.save.click()
  await expect(editor.save).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  expect(await editor.names()).toContain('Come in, the door is open')
})

test('a new section that is lifted while a save gives it an id is dropped where it is', async ({ page }) => {
  const editor = await openEditor(page, 'unregistered')
  await addSection(editor, 'cta', 'Lifted')
  const letGo = await hold(page, '**/api/v2/storefront/**')
  await editor.save.click()
  await page.locator('.sortable-handle').last().focus()
  const total = (await editor.names()).length
  const announced = (words: string) => page.locator('[aria-live]').filter({ hasText: words }).first()
  await page.keyboard.press('Space')
  await expect(announced(`Lifted: Lifted, position ${total} of ${total}`)).toBeAttached()
  // The keys count from the moment after the announcement.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(announced(`position ${total - 1} of ${total}`)).toBeAttached({ timeout: 2000 })
  }).toPass()
  letGo()
  await expect(savedMessage(page)).toBeVisible()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await editor.names()).at(-2)).toBe('Lifted')
})

test('the versions stay open until the restored one is there', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  for (const title of ['First headline', 'Second headline']) {
    await writeTitle(editor, 1, title)
    await editor.save.click()
    await expect(editor.save).toHaveAttribute('aria-disabled', 'true')
  }
  const letGo = await hold(page, '**/restore')
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.locator('.versions-list button').nth(1).click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  letGo()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await editor.names()).toContain('First headline')
})
