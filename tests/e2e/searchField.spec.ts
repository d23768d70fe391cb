import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { holdBack } from './support/paints.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const HERE = '/training/1'

interface Parts {
  form: Locator
  field: Locator
  button: Locator
}

/** The search in the header; the page of results has one more. */
function partsOf(page: Page): Parts {
  const form = page.getByRole('banner').locator('form.search-field')
  return { form, field: form.locator('[type=search]'), button: form.locator('button') }
}

test('the search field with a mouse: it opens, closes and searches as promised', async ({ page }) => {
  const { form, field, button } = partsOf(page)
  const scripts = await holdBack(page, /\/_astro\/.*\.js$/)
  await page.goto(HERE)
  await expect(field).toHaveCSS('opacity', '0')

  await test.step('a click that comes before the script is not lost', async () => {
    await button.click()
    await expect(form).not.toHaveAttribute('data-state')
    expect(new URL(page.url()).pathname).toBe(HERE)
    await scripts.letGo()
    await expectOpen({ form, field, button })
    await expect(field).toBeFocused()
  })

  await test.step('with nothing in it the button closes it', async () => {
    await button.click()
    await expectClosed({ form, field, button })
    await button.click()
    await expectOpen({ form, field, button })
  })

  await test.step('a click elsewhere closes it and keeps what was typed', async () => {
    await field.fill('plain words')
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expectClosed({ form, field, button })
    await button.click()
    await expectOpen({ form, field, button })
    await expect(field).toHaveValue('plain words')
  })

  await test.step('Escape closes it too', async () => {
    await page.keyboard.press('Escape')
    await expectClosed({ form, field, button })
    await expect(button).toBeFocused()
  })

  await test.step('with words in it the button searches, and until the results are there nothing else can be done', async () => {
    await button.click()
    await noteSubmission(page)
    await button.click()
    await expectResults(page, 'plain words', HERE)
    expect(await notedSubmission(page)).toEqual({ text: '', disabled: true, loader: 'Loading', box: [44, 44] })
  })

  await test.step('the way back leads to the page, ready for another search', async () => {
    await page.goBack()
    await expect(page).toHaveURL(HERE)
    await expect(field).toBeEnabled()
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
  })
})

test('the search field with the keyboard alone', { tag: '@journey' }, async ({ page }) => {
  const { form, field, button } = partsOf(page)
  await page.goto(HERE)

  await test.step('Tab opens it before any script has come, and what is typed meanwhile stays', async () => {
    const scripts = await holdBack(page, /\/_astro\/.*\.js$/)
    for (const [role, name] of [
      ['link', 'Skip to the content'],
      ['button', 'Close'],
      ['link', 'Juniper Academy'],
    ] as const) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole(role, { name, exact: true }).first()).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    await expect(field).toHaveCSS('opacity', '1')
    await page.keyboard.type('pla')
    await scripts.letGo()
    await expectOpen({ form, field, button })
    await expect(field).toBeFocused()
    await page.keyboard.type('in')
    await expect(field).toHaveValue('plain')
  })

  await test.step('Tab through its button and on leaves it', async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expectOpen({ form, field, button })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Leaderboard' })).toBeFocused()
    await expectClosed({ form, field, button })
  })

  await test.step('back at its button Enter opens it, Escape closes it', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOpen({ form, field, button })
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed({ form, field, button })
    await expect(button).toBeFocused()
  })

  await test.step('an empty field closes on Enter, and the keyboard stays where it was', async () => {
    await page.keyboard.press('Space')
    await expect(field).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await expectClosed({ form, field, button })
    await expect(button).toBeFocused()
  })

  await test.step('Enter searches', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('  honest feedback  ')
    await page.keyboard.press('Enter')
    await expectResults(page, 'honest feedback', HERE)
    await expect(page.getByRole('link', { name: 'Honest feedback, kindly given' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s search still works', async ({ page }) => {
    const { form, field, button } = partsOf(page)
    await page.goto(HERE)
    // The label of the field covers the button, so that no browser complains about an empty field.
    await expect(form.locator('label')).toBeVisible()
    await button.click({ force: true })
    expect(new URL(page.url()).pathname, 'an empty search goes nowhere').toBe(HERE)
    await expect(field).toBeFocused()
    await expect(field).toHaveCSS('opacity', '1')
    await page.keyboard.type('honest feedback')
    await page.keyboard.press('Enter')
    await expectResults(page, 'honest feedback', HERE)

    await field.focus()
    await field.fill('words')
    await button.click()
    await expectResults(page, 'words', HERE)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(HERE)
  })
})

async function expectOpen({ form, field, button }: Parts): Promise<void> {
  await expect(form).toHaveAttribute('data-state', 'expanded')
  await expect(field).toHaveCSS('opacity', '1')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed({ form, field, button }: Parts): Promise<void> {
  await expect(form).toHaveAttribute('data-state', 'collapsed')
  await expect(field).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
}

async function expectResults(page: Page, words: string, back: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/search')
  expect(searchParams.get('s')).toBe(words)
  expect(searchParams.get('search_back_url')).toBe(back)
}

/** Playwright asks no page that is about to be left, so the page itself notes how it looks then. */
function noteSubmission(page: Page): Promise<void> {
  return page.evaluate(() => {
    const form = document.querySelector('form.search-field')
    const field = form?.querySelector<HTMLInputElement>('[type=search]')
    new MutationObserver(() => {
      if (form?.getAttribute('data-state') !== 'submitted') return
      const loader = document.querySelector('.loading')?.textContent
      const spinner = document.querySelector<HTMLElement>('.loading .spinner')
      const box = [spinner?.offsetWidth, spinner?.offsetHeight]
      sessionStorage.setItem('noted', JSON.stringify({ text: field?.value, disabled: field?.disabled, loader, box }))
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
  })
}

function notedSubmission(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('noted') ?? 'null'))
}
