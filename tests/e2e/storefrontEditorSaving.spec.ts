import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'
import { hasNoBarriers, hasNoBarriersIn } from './support/barriers.ts'
import { openConflict, openEditor, savedMessage, speak, writeTitle } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor saving' })

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

test('two users change different sections, and both changes survive', async ({ page, signIn, elsewhere, site }) => {
  await signIn('content')
  const mine = await openEditor(page, 'registered')
  await signInOn(elsewhere, site.url, 'admin')
  const theirs = await openEditor(elsewhere, 'registered')
  await writeTitle(theirs, 2, 'Their headline')
  await theirs.save.click()
  await expect(savedMessage(elsewhere)).toBeVisible()
  await writeTitle(mine, 1, 'My headline')
  await mine.save.click()
  await expect(savedMessage(page)).toBeVisible()
  await expect.poll(mine.names).toContain('Their headline')
  expect(await mine.names()).toContain('My headline')
})

for (const choice of ['Keep mine', 'Take theirs', 'Copy mine and reload'] as const) {
  test(`two users change the same section: ${choice}`, async ({ elsewhere: page, browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url })
    const other = await context.newPage()
    await signInOn(page, site.url, 'content')
    await signInOn(other, site.url, 'admin')
    const { mine, dialog } = await openConflict(page, other, choice)
    await expect(dialog.locator('.section-conflict-side')).toHaveCount(2)
    await expect(dialog.locator('.field-comparison dt').first()).toContainText('English')
    if (choice === 'Keep mine') await hasNoBarriers(page)
    await dialog.getByRole('button', { name: choice }).click()
    await expect(dialog).toBeHidden()
    if (choice === 'Copy mine and reload') {
      await expect(page.locator('.outline-buffer')).toContainText(`Mine: ${choice}`)
      expect(await mine.names()).toContain(`Theirs: ${choice}`)
      await page.getByRole('button', { name: 'Clear' }).click()
    } else {
      await expect(savedMessage(page)).toBeVisible()
      const kept = choice === 'Keep mine' ? `Mine: ${choice}` : `Theirs: ${choice}`
      expect(await mine.names()).toContain(kept)
    }
    await context.close()
  })
}

test('when the session has ended, the user logs in again and the changes are saved', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'content')
  const editor = await openEditor(page, 'unregistered')
  await writeTitle(editor, 1, 'Kept over the log-in')
  await page.context().clearCookies()
  await editor.save.click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Username or email')
  await name.fill('content@demo.test')
  await dialog.getByLabel('Password').fill('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(name).toHaveValue('content@demo.test')
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor.save).toBeFocused()
  await page.keyboard.press('Enter')
  await name.fill('content@demo.test')
  await dialog.getByLabel('Password').fill('demo-academy')
  await dialog.getByRole('button', { name: 'Log in and save' }).click()
  await expect(savedMessage(page)).toBeVisible()
})

test('when the server cannot be reached, nothing is lost', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'content')
  const editor = await openEditor(page, 'unregistered')
  await writeTitle(editor, 1, 'Kept while offline')
  await page.route('**/api/v2/storefront/manage/*', (route) => route.abort())
  await editor.save.click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  expect(await editor.names()).toContain('Kept while offline')
  await page.unroute('**/api/v2/storefront/manage/*')
  await editor.save.click()
  await expect(savedMessage(page)).toBeVisible()
})

test('a killed tab loses at most one second of typing', async ({ page, signIn, context }) => {
  await signIn('content')
  const editor = await openEditor(page, 'unregistered')
  await editor.rows.nth(2).click()
  await page.locator('.section-toolbar').getByRole('button', { name: 'Content' }).click()
  const field = editor.panel.locator('input').first()
  await field.fill('')
  await field.pressSequentially('typed for a while and kept', { delay: 60 })
  await page.waitForTimeout(1000)
  const devtools = await context.newCDPSession(page)
  const gone = page.waitForEvent('crash')
  void devtools.send('Page.crash').catch(() => {})
  await gone
  const again = await context.newPage()
  const restored = await openEditor(again, 'unregistered')
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  expect(await restored.names()).toContain('typed for a while and kept')
  await expect(again.getByText('Unsaved changes')).toBeVisible()
})

test('leaving with unsaved changes asks', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  await editor.rows.first().click()
  await page.getByRole('button', { name: 'Hide from readers' }).click()
  await page.getByRole('link', { name: 'Back to the storefronts' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
})

test('a target audience is chosen, previewed with reasons, and reset', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  await page.getByRole('button', { name: 'Target audience' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a target audience' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Select at least one criteria.')).toBeFocused()
  await dialog.getByLabel('Country').fill('Norw')
  await expect(page.getByRole('option', { name: 'Norway' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/of \d+ people match/)).toBeVisible()
  await expect(dialog.getByText(/^Hidden: country is not /).first()).toBeVisible()
  await hasNoBarriers(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Previewing: Country Norway')).toBeVisible()
  await expect(editor.canvas.locator('.canvas-strip').first()).toContainText('Hidden:')
  await expect(page.locator('.outline-name').filter({ hasText: 'not shown' }).first()).toBeVisible()
  await expect(editor.panel).toContainText('This is a preview of what is saved.')
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page.getByText('Previewing:')).toBeHidden()
  await editor.rows.first().click()
  await page.getByRole('button', { name: 'Hide from readers' }).click()
  await expect(page.getByRole('button', { name: 'Target audience' })).toHaveAttribute('aria-disabled', 'true')
})

test('an earlier version is compared and restored', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'unregistered')
  const before = await editor.names()
  await writeTitle(editor, 1, 'Only in the new version')
  await editor.save.click()
  await expect(savedMessage(page)).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByRole('button', { name: 'changed since' }).first().click()
  await expect(dialog.locator('.field-comparison mark').first()).toBeVisible()
  await expect(dialog.locator('.field-comparison')).toContainText('Now: Only in the new version')
  await hasNoBarriers(page)
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(editor.names).toEqual(before)
})

test('a version is not restored over a save that the user did not see; then it can be', async ({
  elsewhere: page,
  page: other,
  signIn,
  site,
}) => {
  await signInOn(page, site.url, 'admin')
  const mine = await openEditor(page, 'unregistered')
  await writeTitle(mine, 1, 'Mine, saved')
  await mine.save.click()
  await expect(savedMessage(page)).toBeVisible()
  await signIn('content')
  const theirs = await openEditor(other, 'unregistered')
  await writeTitle(theirs, 2, 'Theirs, not seen')
  await theirs.save.click()
  await expect(savedMessage(other)).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Someone else has saved this storefront in the meantime.')
  await expect.poll(mine.names).toContain('Theirs, not seen')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(mine.names).not.toContain('Theirs, not seen')
})

for (const language of ['en', 'ar']) {
  test(`everyone can read and work the editor in ${language}`, async ({ page, signIn, site }) => {
    test.slow()
    await signIn('content')
    await speak(page, site.url, language)
    const editor = await openEditor(page, 'registered')
    await hasNoBarriersIn(language, page)
    await editor.rows.nth(1).click()
    await page.locator('.section-tool-tab').first().click()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.waitForTimeout(400)
      await hasNoBarriersIn(language, page)
    }
    await editor.panel.locator('.panel-foot .btn.text').click()
    await page.locator('.outline-add').click()
    await page.locator('.picker-templates').waitFor()
    await hasNoBarriersIn(language, page)
    await speak(page, site.url, 'en')
  })
}
