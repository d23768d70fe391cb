import type { FrameLocator, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { hold } from './support/hold.ts'

/** The editor with its panel, and the page that it shows. */
interface FormsOnPage {
  page: Page
  panel: Locator
  canvas: FrameLocator
}

// Nothing is saved here, so the storefront stays as it is for other stories.
test.beforeEach(async ({ context, signIn }) => {
  await closeBanner(context)
  await signIn('content')
})

async function openForms(page: Page): Promise<FormsOnPage> {
  await page.goto('/settings/storefront/unregistered')
  await page.locator('html[data-editor="ready"]').waitFor()
  return { page, panel: page.locator('.editor-panel'), canvas: page.frameLocator('iframe[data-canvas]') }
}

/** Adds a section from its first template at the end, and leaves its forms open. */
async function start({ page, panel }: FormsOnPage, type: string): Promise<void> {
  await page.locator('.outline-add').click()
  await page.locator(`.picker-card[data-type="${type}"]`).click()
  await page.locator('.picker-templates .btn.text').first().click()
  await expect(panel.locator('.form-body')).toBeVisible()
}

const tab = ({ panel }: FormsOnPage, name: string) => panel.getByRole('tab', { name }).click()
/** The new section on the page: its id is negative until it is saved. */
const newSection = ({ canvas }: FormsOnPage) => canvas.locator('[data-section^="-"] .section-frame')

test('a question is added, written and moved, and the page shows it at once', async ({ page }) => {
  const editor = await openForms(page)
  await start(editor, 'faq')
  await editor.panel.getByRole('button', { name: 'Add a question' }).click()
  await expect(editor.panel.locator('.item-body input').first()).toBeFocused()
  await page.keyboard.type('May I bring a friend?')
  const questions = newSection(editor).locator('summary')
  await expect(questions.last()).toHaveText('May I bring a friend?')
  await editor.panel.getByRole('button', { name: 'Move up' }).click()
  await expect(questions.nth(2)).toHaveText('May I bring a friend?')
  await expect(editor.panel.getByRole('button', { name: 'May I bring a friend?', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a formatted text is written, with a list', async ({ page }) => {
  const editor = await openForms(page)
  await start(editor, 'rich_text')
  await editor.panel.locator('.rich-text-rest').click()
  await expect(editor.panel.locator('.rich-text-area')).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await editor.panel.getByRole('button', { name: 'Bulleted list' }).click()
  await editor.panel.locator('.rich-text-area').pressSequentially('One more reason')
  await expect(newSection(editor).locator('li').last()).toHaveText('One more reason')
})

test('a picture is uploaded and described', async ({ page }) => {
  const editor = await openForms(page)
  await start(editor, 'image_text')
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2e7d46' } })
    .png()
    .toBuffer()
  const file = { name: 'green.png', mimeType: 'image/png', buffer: picture }
  await editor.panel.locator('.picture-drop input[type=file]').setInputFiles(file)
  await editor.panel.getByLabel('What does the picture show?').fill('A green field')
  const shown = newSection(editor).getByRole('img', { name: 'A green field' })
  await expect(shown).toHaveAttribute('src', /^\/media\/section\//)
  await editor.panel.getByRole('switch', { name: 'Only decoration' }).click()
  await expect(shown).toHaveCount(0)
})

test('a picture on its way is kept when its form is not shown, and Done waits for it', async ({ page }) => {
  const editor = await openForms(page)
  await start(editor, 'image_text')
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2e7d46' } })
    .png()
    .toBuffer()
  const arrive = await hold(page, '**/api/v2/uploads')
  const file = { name: 'green.png', mimeType: 'image/png', buffer }
  await editor.panel.locator('.picture-drop input[type=file]').setInputFiles(file)
  await tab(editor, 'Settings')
  await tab(editor, 'Content')
  const upload = editor.panel.locator('.upload-row')
  await expect(upload.getByText('Uploading green.png')).toBeVisible()
  await expect(upload.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await editor.panel
    .locator('.panel-languages')
    .getByRole('button', { name: /العربية/ })
    .click()
  const done = editor.panel.locator('.panel-foot .btn.fill')
  await done.click()
  await expect(editor.panel.getByRole('alert')).toHaveText('The picture is still being uploaded.')
  await expect(done).toBeFocused()
  arrive()
  await expect(editor.panel.getByText('The picture is still being uploaded.')).toHaveCount(0)
  await editor.panel
    .locator('.panel-languages')
    .getByRole('button', { name: /English/ })
    .click()
  await expect(editor.panel.getByLabel('What does the picture show?')).toBeVisible()
})

test('chosen trainings are found by title, and none is a problem at the field', async ({ page }) => {
  const editor = await openForms(page)
  await start(editor, 'trainings')
  await tab(editor, 'Settings')
  await editor.panel.getByLabel('Which trainings').selectOption({ label: 'Chosen trainings' })
  await editor.panel.locator('.panel-foot .btn.fill').click()
  await expect(editor.panel.getByText('Choose at least one.')).toBeVisible()
  await editor.panel.getByRole('combobox', { name: 'Trainings', exact: false }).last().click()
  await page.keyboard.press('ArrowDown')
  await page.locator('.select-option').first().waitFor()
  const title = await page.locator('.select-option').first().innerText()
  await page.locator('.select-option').first().click()
  await expect(editor.panel.getByText('Choose at least one.')).toBeHidden()
  await expect(newSection(editor).getByText(title)).toBeVisible()
})

test('the look and the times of a section are changed', async ({ page }) => {
  const editor = await openForms(page)
  await start(editor, 'cta')
  await tab(editor, 'Customize')
  await editor.panel.getByRole('radio', { name: 'Full' }).check()
  await editor.panel.getByRole('radio', { name: 'Dark' }).check()
  await expect(newSection(editor)).toHaveClass(/section-frame-ink/)
  await expect(editor.panel.getByText(/Text is easy to read: contrast \d/)).toBeVisible()
  await tab(editor, 'Audience')
  await editor.panel.getByLabel('Shown from').fill('2030-05-02T10:00')
  await editor.panel.getByLabel('Shown until').fill('2030-05-01T10:00')
  await expect(editor.panel.getByText('The section ends before it begins.')).toBeVisible()
})
