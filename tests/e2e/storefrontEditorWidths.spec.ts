import type { Locator } from '@playwright/test'
import { closeBanner, expect, test } from '#tests/support/browser.ts'
import { hasNoBarriersIn } from './support/barriers.ts'
import { clear, openEditor, speak } from './support/storefrontEditor.ts'

test.use({ academy: 'storefront editor widths' })

test.beforeEach(async ({ context }) => {
  await closeBanner(context)
})

for (const language of ['en', 'ar']) {
  test(`the editor cuts nothing off on a small screen, in ${language}`, async ({ page, signIn, site }) => {
    await signIn('content')
    await speak(page, site.url, language)
    const editor = await openEditor(page, 'registered')
    await editor.rows.nth(1).click()
    await page.locator('.section-tool-tab').nth(1).click()
    await expect(editor.panel.locator('.select-value').first()).toBeVisible()
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const part of ['.panel-tabs', '.panel-body']) await isWhole(editor.panel.locator(part))
    }
    await page.locator('.section-tool-tab').first().click()
    await editor.panel.locator('.panel-body input').first().fill('Changed')
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await isWhole(page.locator('.editor-unsaved'))
      await isWhole(page.locator('.editor-head h1'))
    }
    await speak(page, site.url, 'en')
  })
}

test('the preview of an audience keeps Save and the audience in view on a tablet, and counts in words', async ({
  page,
  signIn,
}) => {
  await signIn('content')
  await openEditor(page, 'registered')
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Target audience' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a target audience' })
  await expect(dialog.getByText('Choose one')).toHaveCount(0)
  await dialog.getByLabel('Country').fill('Norw')
  await expect(page.getByRole('option', { name: 'Norway' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.locator('.target-number b')).toHaveText('Fewer than 5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await isWhole(page.locator('.editor-previewing'))
  await expect(page.locator('.editor-save')).toBeInViewport({ ratio: 1 })
})

for (const language of ['en', 'fr', 'ar']) {
  test(`at 1280 pixels a preview shows its whole name, and one row holds all choices, in ${language}`, async ({
    page,
    signIn,
    site,
  }) => {
    await signIn('content')
    await speak(page, site.url, language)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openEditor(page, 'registered')
    await page.locator('.editor-head .btn.line').click()
    const dialog = page.getByRole('dialog')
    for (const select of [dialog.getByRole('combobox').nth(0), dialog.getByRole('combobox').nth(1)]) {
      await select.press('ArrowDown')
      await page.getByRole('option').nth(1).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await dialog.locator('.dialog-foot .btn.fill').click()
    for (const part of ['.editor-previewing', '.editor-head h1']) await isWhole(page.locator(part))
    const middles = await page.locator('.editor-choices > *').evaluateAll((choices) =>
      choices.map((choice) => {
        const { top, bottom } = choice.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    expect(new Set(middles).size).toBe(1)
    await speak(page, site.url, 'en')
  })
}

test('a phone offers whole pages to start an empty storefront with', async ({ page, signIn }) => {
  await signIn('content')
  const editor = await openEditor(page, 'unregistered')
  await clear(editor)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByText('There is nothing to check yet. Add a section first.')).toBeVisible()
  await page.locator('.starter').first().click()
  await expect(editor.rows).not.toHaveCount(0)
})

for (const language of ['en', 'ar']) {
  test(`on a phone, the page takes the place of the sections, and they are edited from it, in ${language}`, async ({
    page,
    signIn,
    site,
  }) => {
    await signIn('content')
    await speak(page, site.url, language)
    await page.setViewportSize({ width: 375, height: 812 })
    const editor = await openEditor(page, 'registered')
    const [list, shown] = await page.locator('.editor-phone-view button').all()
    await expect(editor.canvas.locator('.canvas-section').first()).toBeHidden()
    // A selection would not be seen without the page: the section opens.
    await editor.rows.nth(1).click()
    await expect(editor.panel.locator('.panel-body input').first()).toBeVisible()
    await editor.panel.locator('.panel-foot .btn.text').click()
    await shown!.click()
    await expect(editor.rows.first()).toBeHidden()
    await editor.canvas.locator('.canvas-section').nth(1).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await hasNoBarriersIn(language, page)
    await page.locator('.section-tool-tab').first().click()
    await editor.panel.locator('.panel-body input').first().fill('Written on a phone')
    await expect(page.locator('.canvas-place')).toBeHidden()
    await editor.done()
    await expect(editor.canvas.getByText('Written on a phone')).toBeVisible()
    await list!.click()
    await expect.poll(editor.names).toContain('Written on a phone')
    await speak(page, site.url, 'en')
  })
}

for (const language of ['en', 'ar']) {
  test(`a toast is at the top in the middle, over dialogs too, and leaves Save free, in ${language}`, async ({
    page,
    signIn,
    site,
  }) => {
    await signIn('content')
    await speak(page, site.url, language)
    const editor = await openEditor(page, 'registered')
    await editor.rows.nth(1).click()
    await page.locator('.section-tool-tab').first().click()
    await editor.panel.locator('.panel-body input').first().fill(`Saved in ${language}`)
    await editor.done()
    await editor.save.click()
    const toast = page.locator('.toast')
    const dialog = page.getByRole('dialog')
    await toast.hover()
    for (const part of [page.locator('.outline-add'), editor.save]) await isFree(toast, part)
    await page.locator('.editor-head .btn.line').press('Enter')
    await expect(dialog).toBeVisible()
    for (const width of [375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // It stays while the pointer is on it.
      await toast.hover()
      // A dialog hides most of the page from screen readers.
      await expect(page.getByRole('status').and(toast)).toBeVisible()
      const { x, y, width: wide } = (await toast.boundingBox())!
      expect(wide).toBeCloseTo(Math.min(550, width * 0.9), 0)
      expect(x + wide / 2).toBeCloseTo(width / 2, 0)
      expect(y).toBe(width < 560 ? 8 : 16)
      for (const control of await dialog.locator('.dialog-foot button').all()) await isFree(toast, control)
      if (width >= 768) await isFree(toast, dialog.locator('.dialog-head button'))
    }
    await toast.getByRole('button').click()
    await expect(toast).toBeHidden()
    await expect(dialog).toBeVisible()
    await speak(page, site.url, 'en')
  })
}

async function isFree(toast: Locator, control: Locator): Promise<void> {
  const [over, box] = [await toast.boundingBox(), await control.boundingBox()]
  if (!over || !box) throw new Error('The toast or the button is not drawn.')
  const isBeside = over.x + over.width <= box.x || box.x + box.width <= over.x
  const isAboveOrBelow = over.y + over.height <= box.y || box.y + box.height <= over.y
  expect(isBeside || isAboveOrBelow).toBe(true)
}

/** Its content fits. */
async function isWhole(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
}
