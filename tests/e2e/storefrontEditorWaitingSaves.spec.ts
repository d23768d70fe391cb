import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'
import { openConflict, openEditor, savedMessage, writeTitle } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor waiting saves' })

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

test('a conflict that is settled while another tab has copied a section says why it is not saved yet', async ({
  elsewhere: page,
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await signInOn(page, site.url, 'content')
  await signInOn(other, site.url, 'admin')
  const { mine, dialog } = await openConflict(page, other, 'then a copy')

  const tab = await page.context().newPage()
  const second = await openEditor(tab, 'registered')
  await second.rows.nth(2).click()
  await tab.locator('.section-toolbar').getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('.outline-buffer')).toHaveCount(1)

  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Not saved yet. Paste or clear the copied section, then save.')).toBeVisible()
  await expect(page.locator('.editor-unsaved')).toHaveText('Not saved.')
  await expect(page.locator('.outline-buffer .btn').first()).toBeFocused()
  expect(await mine.names()).toContain('Mine: then a copy')
  await page.getByRole('button', { name: 'Clear' }).click()
  await mine.save.click()
  await expect(savedMessage(page)).toBeVisible()
  expect(await mine.names()).toContain('Mine: then a copy')
  await context.close()
})

test('another account that logs in does not save the work of the first one', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'content')
  const editor = await openEditor(page, 'unregistered')
  await writeTitle(editor, 1, 'Only of its author')
  await page.context().clearCookies()
  await editor.save.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/The session of .+ has ended/)
  const logIn = async (name: string) => {
    await dialog.getByLabel('Username or email').fill(name)
    await dialog.getByLabel('Password').fill('demo-academy')
    await dialog.getByRole('button', { name: 'Log in and save' }).click()
  }
  await logIn('learner@demo.test')
  const refused = dialog.getByRole('alert')
  await expect(refused).toContainText('Not saved: this is the account of')
  const me = await page.request.get(`${site.url}/api/v2/me`)
  expect((await me.json()).data.uid).toBeNull()
  await page.keyboard.press('Escape')
  await editor.save.click()
  await expect(dialog).toContainText(/The session of .+ has ended/)
  await logIn('content@demo.test')
  await expect(savedMessage(page)).toBeVisible()
  expect(await editor.names()).toContain('Only of its author')
})
