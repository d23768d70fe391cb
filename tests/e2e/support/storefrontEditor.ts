import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser.ts'

/** The editor of a storefront, as a content manager works with it. */
export interface EditorOnPage {
  page: Page
  /** The page inside the canvas. */
  canvas: FrameLocator
  rows: Locator
  /** The titles of the sections, as soon as the editor works. */
  names(): Promise<string[]>
  save: Locator
  panel: Locator
  done(): Promise<void>
}

export type EditedStorefrontType = 'registered' | 'unregistered'

const READY = 'html[data-editor="ready"]'

/** Opens the editor and waits until it works. */
export async function openEditor(page: Page, type: EditedStorefrontType): Promise<EditorOnPage> {
  await page.goto(`/settings/storefront/${type}`)
  await page.locator(READY).waitFor()
  return editorOn(page)
}

export function editorOn(page: Page): EditorOnPage {
  const rows = page.locator('.outline-name')
  const panel = page.locator('.editor-panel')
  return {
    page,
    rows,
    panel,
    canvas: page.frameLocator('iframe[data-canvas]'),
    names: async () => {
      await page.locator(READY).waitFor()
      return (await page.locator('.outline-title').allTextContents()).map((name) => name.trim())
    },
    save: page.locator('.editor-save'),
    done: () => panel.locator('.panel-foot .btn.fill').click(),
  }
}

/** Removes all sections, without saving. */
export async function clear({ page, rows }: EditorOnPage): Promise<void> {
  for (let left = await rows.count(); left > 0; left--) {
    await rows.first().click()
    await page.locator('.section-toolbar button').last().click()
    await expect(rows).toHaveCount(left - 1)
  }
}

/** The sections of the story, by the places of their cards in the picker, and the title that each gets. */
export const storySections: readonly { type: string; title: string }[] = [
  { type: 'hero', title: 'The first day' },
  { type: 'trainings', title: 'To begin with' },
  { type: 'categories', title: 'By subject of the story' },
  { type: 'rich_text', title: 'In our own words' },
  { type: 'cta', title: 'Come in' },
  { type: 'search', title: 'Looking for more' },
  { type: 'stats', title: 'In numbers' },
  { type: 'sign_up', title: 'A seat for you' },
]

/** Adds a section at the end with a title; required parts that the story does not need come from the first template. */
export async function addSection(editor: EditorOnPage, type: string, title: string): Promise<void> {
  const { page, panel } = editor
  await page.locator('.outline-add').click()
  await page.locator(`.picker-card[data-type="${type}"]`).click()
  const templates = page.locator(`.picker-start[data-type="${type}"] .picker-templates`)
  await templates.locator('.btn.text').first().click()
  const field = panel.locator('input[id*="title"]').first()
  await field.fill(title)
  await editor.done()
}

/** Presses Tab until the focus is on an element like this. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  // A part that is still loading would be passed by.
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let press = 0; press < 160; press++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}.`)
}

/** Chooses the language of the pages. */
export async function speak(page: Page, url: string, language: string): Promise<void> {
  const form = { language, redirectTo: '/' }
  await page.context().request.post('/user/language', { form, headers: { Origin: url } })
}

/** Writes the first text of the section in this row. */
export async function writeTitle({ page, rows, panel, done }: EditorOnPage, row: number, title: string): Promise<void> {
  await rows.nth(row).click()
  await page.locator('.section-tool-tab').first().click()
  await panel.locator('.panel-body input').first().fill(title)
  await done()
  await panel.locator('#panel-body').waitFor({ state: 'detached' })
}

/** The message after a save. */
export function savedMessage(page: Page) {
  return page.getByText('Storefront settings have been successfully saved!')
}

/** Two users change the first section of one storefront; the second one to save, on `page`, is asked to decide. */
export async function openConflict(page: Page, other: Page, name: string) {
  const mine = await openEditor(page, 'registered')
  const theirs = await openEditor(other, 'registered')
  await writeTitle(theirs, 1, `Theirs: ${name}`)
  await theirs.save.click()
  await expect(savedMessage(other)).toBeVisible()
  await writeTitle(mine, 1, `Mine: ${name}`)
  await mine.save.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('saved this section first')
  return { mine, dialog }
}
