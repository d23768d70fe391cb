import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { addSection, type EditorOnPage, openEditor, savedMessage } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor problems' })

const SAVE = '**/api/v2/storefront/manage/*'

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

for (const { screen, size } of [
  { screen: 'a wide screen', size: { width: 1440, height: 900 } },
  { screen: 'a phone', size: { width: 375, height: 812 } },
]) {
  test(`on ${screen}, a save that is refused says so, marks the section and leads to it`, async ({
    elsewhere: page,
    site,
  }) => {
    await page.setViewportSize(size)
    await signInOn(page, site.url, 'content')
    const editor = await openEditor(page, 'unregistered')
    await write(editor, 1, `Refused on ${screen}`)
    const errors = [{ message: 'This link is broken.', path: 'sections[1][data][content][en][title]' }]
    await page.route(SAVE, (route) => route.fulfill({ status: 400, json: { errors } }))
    await editor.save.click()
    await expect(page.locator('.editor-unsaved')).toHaveText('Not saved.')
    await expect(page.locator('.unseen[aria-live="polite"]', { hasText: 'Not saved.' })).toHaveCount(1)
    const refused = editor.panel.getByRole('button', { name: /Refused on .*This link is broken\./ })
    await expect(refused).toBeFocused()
    await expect(refused).toBeInViewport()
    await expect(editor.panel.getByText('No problems found.')).toHaveCount(0)
    await expect(editor.rows.nth(1)).toHaveText(/Has a problem/)
    await hasNoBarriers(page)

    await page.keyboard.press('Enter')
    await expect(editor.panel.locator('[aria-invalid="true"]').first()).toBeVisible()
    await editor.done()
    await page.unroute(SAVE)
    await editor.save.click()
    await expect(savedMessage(page)).toBeVisible()
    await expect(editor.rows.nth(1)).not.toHaveText(/Has a problem/)
  })
}

test('Done opens the tab and the language of a problem that is not in sight', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  await addSection(editor, 'hero', 'In two languages')
  const at = (await editor.names()).indexOf('In two languages')
  await editor.rows.nth(at).click()
  await page.locator('.section-tool-tab').first().click()
  const languages = editor.panel.locator('.panel-languages')
  await languages.getByRole('button', { name: /العربية/ }).click()
  const begin = editor.panel.getByRole('button', { name: 'Begin with a copy to translate' })
  const title = editor.panel.locator('input[id*="title"][lang="ar"]').first()
  await begin.or(title).first().waitFor()
  if (await begin.isVisible()) await begin.click()
  await title.fill('')
  await languages.getByRole('button', { name: /English/ }).click()
  await editor.panel.getByRole('tab', { name: 'Customize' }).click()
  await editor.done()
  await expect(editor.panel.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true')
  await expect(languages.getByRole('button', { name: /العربية/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(editor.panel.locator('[aria-invalid="true"]')).toBeFocused()
})

test('a date of which a part is missing keeps the planned moment, and Done waits for it', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  await addSection(editor, 'cta', 'From March')
  const openAudience = async () => {
    await editor.rows.nth((await editor.names()).indexOf('From March')).click()
    await page.locator('.section-tool-tab').first().click()
    await editor.panel.getByRole('tab', { name: 'Audience' }).click()
  }
  const from = editor.panel.getByLabel('Shown from')
  const problem = editor.panel.getByText('This date is not complete.')
  await openAudience()
  await from.fill('2027-03-01T09:00')
  await editor.done()
  await openAudience()
  await from.focus()
  await page.keyboard.press('Backspace')
  await expect(problem).toBeVisible()
  await editor.done()
  await expect(from).toBeFocused()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('04')
  await expect(problem).toBeHidden()
  await editor.done()
  await openAudience()
  await expect(from).toHaveValue('2027-04-01T09:00')

  await from.focus()
  for (let part = 0; part < 6; part++) {
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowRight')
  }
  await expect(problem).toBeHidden()
  await editor.done()
  await openAudience()
  await expect(from).toHaveValue('')
  await page.keyboard.press('Tab')
  await from.focus()
  await page.keyboard.type('03')
  await editor.done()
  await expect(problem).toBeVisible()
  await expect(from).toBeFocused()
})

test('a text that is no number keeps the last number of the field, and Done waits for one', async ({
  page,
  signIn,
}) => {
  await signIn('content')
  const editor = await openEditor(page, 'registered')
  await addSection(editor, 'hero', 'Three topics')
  const openSettings = async () => {
    await editor.rows.nth((await editor.names()).indexOf('Three topics')).click()
    await page.locator('.section-tool-tab').first().click()
    await editor.panel.getByRole('tab', { name: 'Settings' }).click()
  }
  const topics = editor.panel.getByRole('spinbutton', { name: 'Topics below the search field' })
  const problem = editor.panel.getByText('This is not a number.')
  await openSettings()
  await topics.fill('3')
  await page.keyboard.type('e')
  await expect(problem).toBeVisible()
  await editor.done()
  await expect(topics).toBeFocused()
  await expect(topics).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Backspace')
  await expect(problem).toBeHidden()
  await topics.fill('')
  await page.keyboard.type('-')
  await editor.done()
  await expect(problem).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(problem).toBeHidden()
  await editor.done()
  await openSettings()
  await expect(topics).toHaveValue('3')
})

/** On a phone a section opens from the outline, on a wide screen from its toolbar. */
async function write({ page, rows, panel, done }: EditorOnPage, row: number, title: string): Promise<void> {
  await rows.nth(row).click()
  const field = panel.locator('.panel-body input').first()
  const button = page.locator('.section-tool-tab').first()
  await field.or(button).filter({ visible: true }).first().waitFor()
  if (await button.isVisible()) await button.click()
  await field.fill(title)
  await done()
}
