import type { Page } from '@playwright/test'
import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { addSection, openEditor, savedMessage, writeTitle } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor troubles' })

const SAVE = '**/api/v2/storefront/manage/*'

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

test('one person works in two tabs: both changes survive, and a copied section goes from one to the other', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('content')
  const first = await openEditor(page, 'registered')
  const second = await openEditor(await context.newPage(), 'registered')
  await writeTitle(first, 1, 'From the first tab')
  await writeTitle(second, 2, 'From the second tab')
  await first.save.click()
  await expect(savedMessage(first.page)).toBeVisible()
  await second.save.click()
  await expect(savedMessage(second.page)).toBeVisible()
  await expect.poll(second.names).toEqual(expect.arrayContaining(['From the first tab', 'From the second tab']))

  await first.rows.nth(1).click()
  await first.page.locator('.section-toolbar').getByRole('button', { name: 'Copy' }).click()
  await second.page.getByRole('button', { name: /^Paste/ }).click()
  await expect.poll(async () => count(await second.names(), 'From the first tab')).toBe(2)
  await expect(first.page.getByRole('button', { name: /^Paste/ })).toBeHidden()
})

test('the unsaved changes of an open tab are not offered to a second tab; after the first is closed, they are', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'content')
  const first = await openEditor(page, 'unregistered')
  await writeTitle(first, 1, 'Still being written')
  await page.waitForTimeout(1500)
  const second = await openEditor(await page.context().newPage(), 'unregistered')
  await second.page.waitForTimeout(500)
  await expect(second.page.getByRole('dialog')).toBeHidden()
  await first.page.close({ runBeforeUnload: false })
  await second.page.reload()
  const offer = second.page.getByRole('dialog', { name: 'Unsaved changes from your last visit' })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(second.names).toContain('Still being written')
})

test('one person changes the same section in two tabs, and chooses the version that stays', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'content')
  const first = await openEditor(page, 'registered')
  const second = await openEditor(await page.context().newPage(), 'registered')
  await writeTitle(first, 1, 'Written in the first tab')
  await writeTitle(second, 1, 'Written in the second tab')
  await first.save.click()
  await expect(savedMessage(first.page)).toBeVisible()
  await second.save.click()
  const dialog = second.page.getByRole('dialog')
  await expect(dialog.locator('.section-conflict-side')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(savedMessage(second.page)).toBeVisible()
  await openEditor(first.page, 'registered')
  await expect.poll(first.names).toContain('Written in the second tab')
})

test('of two sections in conflict, both are shown before they are decided, also after a double click', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'content')
  const first = await openEditor(page, 'unregistered')
  const second = await openEditor(await page.context().newPage(), 'unregistered')
  for (const row of [1, 2]) {
    await writeTitle(first, row, `Theirs in row ${row}`)
    await writeTitle(second, row, `Mine in row ${row}`)
  }
  await first.save.click()
  await expect(savedMessage(first.page)).toBeVisible()
  await second.save.click()
  const dialog = second.page.getByRole('dialog')
  const picture = (side: string) => dialog.getByRole('region', { name: side }).locator('iframe').contentFrame()
  for (const row of [1, 2]) {
    await expect(dialog.getByRole('heading', { name: `${row} of 2: Theirs in row ${row}` })).toBeFocused()
    await expect(picture('Their version').getByText(`Theirs in row ${row}`)).toBeVisible()
    await expect(picture('My version').getByText(`Mine in row ${row}`)).toBeVisible()
    if (row === 1) await dialog.getByRole('button', { name: 'Keep mine' }).dblclick({ delay: 100 })
  }
  await hasNoBarriers(second.page)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(savedMessage(second.page)).toBeVisible()
  expect(await second.names()).toEqual(expect.arrayContaining(['Mine in row 1', 'Theirs in row 2']))
})

test('sections that lost their data with the session have it again after the new log-in', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'content')
  const editor = await openEditor(page, 'registered')
  const unread = editor.canvas.getByText(/: could not be loaded$/)
  await writeTitle(editor, 1, 'Written before the session ended')
  await page.context().clearCookies()
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Français' }).click()
  await expect(unread).not.toHaveCount(0)
  await editor.save.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username or email').fill('content@demo.test')
  await dialog.getByLabel('Password').fill('demo-academy')
  await dialog.getByRole('button', { name: 'Log in and save' }).click()
  await expect(savedMessage(page)).toBeVisible()
  await expect(unread).toHaveCount(0)
  await expect(editor.canvas.locator('.canvas-empty')).toHaveCount(0)
})

test('a reload with unsaved changes offers them: restored, they can be saved; discarded, they are gone', async ({
  page,
  signIn,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn('content')
  const editor = await openEditor(page, 'unregistered')
  await writeTitle(editor, 1, 'Kept over a reload')
  await page.reload()
  const offer = page.getByRole('dialog', { name: 'Unsaved changes from your last visit' })
  await expect(offer).toBeVisible()
  await hasNoBarriers(page)
  expect(await editor.names()).not.toContain('Kept over a reload')
  await offer.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.poll(editor.names).toContain('Kept over a reload')
  await editor.save.click()
  await expect(savedMessage(page)).toBeVisible()

  await writeTitle(editor, 1, 'Not wanted any more')
  await page.reload()
  await offer.getByRole('button', { name: 'Discard' }).click()
  await expect(offer).toBeHidden()
  expect(await editor.names()).toContain('Kept over a reload')
  await page.reload()
  await page.locator('html[data-editor="ready"]').waitFor()
  await expect(page.locator('.editor-unsaved')).toHaveCount(0)
  await expect(offer).toBeHidden()
})

for (const { trouble, words, fail } of [
  {
    trouble: 'has an error',
    words: 'Not saved.',
    fail: (page: Page) => page.route(SAVE, (route) => route.fulfill({ status: 503, body: '' })),
  },
  {
    trouble: 'cannot be reached',
    words: 'Not saved. No connection.',
    fail: (page: Page) => page.route(SAVE, (route) => route.abort()),
  },
]) {
  test(`when the server ${trouble}, the editor says so, typing goes on, and the next attempt saves all of it`, async ({
    elsewhere: page,
    site,
  }) => {
    await signInOn(page, site.url, 'content')
    const editor = await openEditor(page, 'unregistered')
    await writeTitle(editor, 1, `First words: ${words}`)
    await fail(page)
    await editor.save.click()
    await expect(page.locator('.editor-unsaved')).toHaveText(words)
    await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
    await hasNoBarriers(page)
    await writeTitle(editor, 2, `More words: ${words}`)
    await page.unroute(SAVE)
    await editor.save.click()
    await expect(savedMessage(page)).toBeVisible()
    await expect(page.locator('.editor-unsaved')).toHaveCount(0)
    await page.reload()
    await expect.poll(editor.names).toEqual(expect.arrayContaining([`First words: ${words}`, `More words: ${words}`]))
  })
}

test('a section whose save lost its answer is there once after the next attempt', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'content')
  const editor = await openEditor(page, 'unregistered')
  await addSection(editor, 'cta', 'Only once')
  await page.route(SAVE, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await editor.save.click()
  await expect(page.locator('.editor-unsaved')).toHaveText('Not saved. No connection.')
  await page.unroute(SAVE)
  await editor.save.click()
  await expect(savedMessage(page)).toBeVisible()
  await page.reload()
  expect(count(await editor.names(), 'Only once')).toBe(1)
})

function count(names: readonly string[], name: string): number {
  return names.filter((held) => held === name).length
}
