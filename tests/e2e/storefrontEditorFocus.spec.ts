import type { Locator, Page } from '@playwright/test'
import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { type EditorOnPage, openEditor } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor focus' })

test.beforeEach(async ({ context, signIn }) => {
  await closeBanner(context)
  await signIn('content')
})

test('by keyboard, removing a section moves the focus to the next one, and undo to the one that came back', async ({
  page,
}) => {
  const editor = await openEditor(page, 'registered')
  const [first = '', second = '', third = ''] = await editor.names()
  await press(page, row(editor, 1).locator('.outline-more'))
  await press(page, page.getByRole('menuitem', { name: 'Remove' }))
  await expect(focused(editor)).toHaveText(third)
  await page.keyboard.press('Control+z')
  await expect.poll(editor.names).toContain(second)
  await expect(focused(editor)).toHaveText(third)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(editor.names).not.toContain(second)
  await expect(focused(editor)).toHaveText(third)

  await test.step('with the button of the message', async () => {
    await press(page, row(editor, 0).locator('.outline-more'))
    await press(page, page.getByRole('menuitem', { name: 'Remove' }))
    await expect(focused(editor)).toHaveText(third)
    await press(page, page.locator('.undo-notice').getByRole('button', { name: 'Undo' }))
    await expect(focused(editor)).toHaveText(first)
  })

  await test.step('with the toolbar of the canvas', async () => {
    await press(page, editor.rows.last())
    const before = await editor.names()
    await press(page, page.locator('.section-toolbar').getByRole('button', { name: 'Remove' }))
    await expect(focused(editor)).toHaveText(before.at(-2) ?? '')
  })

  await test.step('when undo removes the section that has the focus', async () => {
    await press(page, row(editor, 0).locator('.outline-more'))
    await press(page, page.getByRole('menuitem', { name: 'Copy' }))
    await press(page, page.locator('.outline-buffer').getByRole('button', { name: /^Paste/ }))
    const at = (await editor.names()).lastIndexOf(first)
    await editor.rows.nth(at).focus()
    const after = (await editor.names())[at + 1] ?? (await editor.names())[at - 1] ?? ''
    await page.keyboard.press('Control+z')
    await expect(focused(editor)).toHaveText(after)
  })
})

test('by keyboard, a section that moves keeps the focus', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  const [first = '', second = ''] = await editor.names()
  await press(page, row(editor, 1).locator('.outline-more'))
  await press(page, page.getByRole('menuitem', { name: 'Move up' }))
  await expect.poll(async () => (await editor.names())[0]).toBe(second)
  await expect(row(editor, 0).locator('.outline-more')).toBeFocused()
  await press(page, row(editor, 0).locator('.outline-more'))
  await press(page, page.getByRole('menuitem', { name: 'Move down' }))
  await expect.poll(async () => (await editor.names())[0]).toBe(first)
  await expect(row(editor, 1).locator('.outline-more')).toBeFocused()
})

test('when a dialog closes, the focus returns to its button or to the section', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  for (const opener of [
    page.locator('.outline-add'),
    page.getByRole('button', { name: 'Versions' }),
    page.getByRole('button', { name: 'Target audience' }),
  ]) {
    await press(page, opener)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }

  await test.step('after a move from the menu', async () => {
    const [name = ''] = await editor.names()
    await press(page, row(editor, 0).locator('.outline-more'))
    await press(page, page.getByRole('menuitem', { name: 'Move to position…' }))
    await page.getByRole('spinbutton', { name: 'Position' }).fill('3')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await editor.names())[2]).toBe(name)
    await expect(row(editor, 2).locator(':focus')).toHaveCount(1)
  })

  await test.step('when the user stays on the page', async () => {
    const back = page.getByRole('link', { name: 'Back to the storefronts' })
    await press(page, back)
    await press(page, page.getByRole('button', { name: 'Stay on this page' }))
    await expect(back).toBeFocused()
  })

  await test.step('after the changes of an earlier visit are restored', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('recovery.registered')
    await page.reload()
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Restore' }))
    await expect(focused(editor)).toHaveCount(1)
  })

  await test.step('after saving', async () => {
    await press(page, editor.save)
    await expect(page.getByText('Storefront settings have been successfully saved!')).toBeVisible()
    await expect(editor.save).toBeFocused()
  })

  await test.step('at the end of a preview', async () => {
    await press(page, page.getByRole('button', { name: 'Target audience' }))
    await page.getByRole('combobox').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('button', { name: 'Target audience' })).toBeFocused()
    await press(page, page.getByRole('link', { name: 'Reset' }))
    await expect(focused(editor)).toHaveCount(1)
  })
})

test('the end of editing returns the focus to the section, whichever rows the keyboard passed on the way', async ({
  page,
}) => {
  const editor = await openEditor(page, 'registered')
  const [first = ''] = await editor.names()
  await press(page, editor.rows.first())
  await editor.rows.last().focus()
  await press(page, page.locator('.section-tool-tab').first())
  await expect(editor.panel.locator('.panel-head')).toBeFocused()
  await press(page, editor.panel.getByRole('button', { name: 'Done' }))
  await expect(focused(editor)).toHaveText(first)
})

test('Done leads to the problem of a text that was typed in the same moment', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  await press(page, editor.rows.first())
  await press(page, page.locator('.section-tool-tab').first())
  const title = editor.panel.locator('.panel-body input').first()
  await title.evaluate((input: HTMLInputElement) => {
    input.select()
    document.execCommand('insertText', false, 'a'.repeat(1000))
    document.querySelector<HTMLElement>('.panel-foot .btn.fill')?.click()
  })
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
})

test('undo and redo are announced, each time', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  const announced = page.locator('p.unseen[aria-live]')
  for (let moves = 0; moves < 2; moves++) {
    await press(page, row(editor, 0).locator('.outline-more'))
    await press(page, page.getByRole('menuitem', { name: 'Move down' }))
    // A menu that is opened before the focus has returned from the last one closes again.
    await expect(row(editor, 1).locator('.outline-more')).toBeFocused()
  }
  await page.keyboard.press('Control+z')
  await expect(announced).toHaveText('Undone.')
  const before = await announced.textContent()
  await page.keyboard.press('Control+z')
  await expect.poll(() => announced.textContent()).not.toBe(before)
  await expect(announced).toContainText('Undone.')
  await page.keyboard.press('Control+Shift+z')
  await expect(announced).toHaveText('Redone.')
})

test('a link skips the head of the editor', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the sections' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(row(editor, 0).locator('.sortable-handle')).toBeFocused()
})

test('the page shows the section that was added or moved', async ({ page }) => {
  const editor = await openEditor(page, 'registered')
  await page.locator('.outline-add').click()
  await page.locator('.picker-card[data-type="cta"]').click()
  await page.locator('.picker-start[data-type="cta"] .picker-templates .btn.text').first().click()
  await editor.panel.locator('input[id*="title"]').first().fill('Seen at once')
  await expect(editor.canvas.getByText('Seen at once').first()).toBeInViewport()
  await editor.done()
  await press(page, page.locator('.section-toolbar').getByRole('button', { name: 'Move to position…' }))
  await page.getByRole('spinbutton', { name: 'Position' }).fill('1')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await editor.names())[0]).toBe('Seen at once')
  await expect(editor.canvas.getByText('Seen at once').first()).toBeInViewport()
})

test('when the last section is removed, the focus is on the button that adds one', async ({ page }) => {
  const editor = await openEditor(page, 'unregistered')
  for (let left = await editor.rows.count(); left > 0; left--) {
    await press(page, row(editor, 0).locator('.outline-more'))
    await press(page, page.getByRole('menuitem', { name: 'Remove' }))
    await expect(editor.rows).toHaveCount(left - 1)
  }
  await expect(page.locator('.outline-add')).toBeFocused()
})

/** Uses a control by keyboard. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}

function row({ page }: EditorOnPage, place: number): Locator {
  return page.locator('.outline-row').nth(place)
}

/** The name of a section in the outline, while it has the focus. */
function focused({ page }: EditorOnPage): Locator {
  return page.locator('.outline-name:focus .outline-title')
}
