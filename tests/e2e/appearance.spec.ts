import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { closeBanner, expect } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { logIn, test } from './support/checkout.ts'

test.use({ academy: 'appearance' })
// The stories change the look of the whole site.
test.describe.configure({ mode: 'serial' })

const path = '/settings/appearance'
const font = 'node_modules/@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.woff2'

test('a draft is worn by the pages of its administrator only, and publishing shows it to everyone', async ({
  elsewhere: page,
  page: visitor,
}) => {
  await open(page)
  const before = await primaryOf(visitor)
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#123C69')
  await page.getByRole('button', { name: 'Show the draft to me' }).click()
  await expect(page.getByText('Your pages show the draft.')).toBeVisible()
  await expect.poll(() => colourOn(page)).toBe('#123c69')
  await page.goto('/dashboard')
  expect(await colourOn(page)).toBe('#123c69')
  await expect(page.getByText('This look is a draft. Only you see it.')).toBeVisible()
  expect(await primaryOf(visitor)).toBe(before)
  await page.getByRole('link', { name: 'Edit or publish' }).click()
  await page.locator('form[data-ready]').waitFor()
  await expect(page.getByRole('textbox', { name: 'Primary', exact: true })).toHaveValue('#123c69')
  await publish(page)
  expect(await primaryOf(visitor)).toBe('#123c69')
  await page.goto('/dashboard')
  await expect(page.getByText('This look is a draft. Only you see it.')).toBeHidden()
})

test('each colour shows what is derived from it, and a colour that cannot be read is refused', async ({
  elsewhere: page,
}) => {
  await open(page)
  await page.getByRole('textbox', { name: 'Secondary', exact: true }).fill('#ffd400')
  await expect(page.getByText('Secondary is darker as text.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Header', exact: true }).fill('#b0b0b0')
  await expect(page.getByText(/Luminance 0\.43, above 0\.43: dark text\./)).toBeVisible()
  await page.getByText(/pairs of colours are readable/).click()
  const table = page.getByRole('table', { name: 'Contrast of all pairs of colours' })
  await expect(table.getByRole('row', { name: /^Primary: As text/ })).toContainText('enough')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('#cccccc')
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('red')
  await page.getByRole('button', { name: 'Publish' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await expect(summary.getByRole('link')).toHaveCount(2)
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('the icons of the site take the style that is published', async ({ elsewhere: page, page: visitor }) => {
  const searchIcon = async () => {
    await visitor.goto('/')
    return visitor.locator('header .icon path').first().getAttribute('d')
  }
  const before = await searchIcon()
  await open(page)
  await page.getByRole('radio', { name: 'Round corners' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Unsaved changes' })).toContainText('Fonts and icons')
  await publish(page)
  expect(await searchIcon()).not.toBe(before)
})

test('an uploaded font says which letters it has, and pages use it after publishing', async ({ elsewhere: page }) => {
  await open(page)
  const headings = page.getByRole('group', { name: 'Headings' })
  await headings.getByRole('radio', { name: 'Own font' }).check()
  const file = { name: 'house.woff2', mimeType: 'font/woff2', buffer: readFileSync(font) }
  await headings.locator('input[type=file]').setInputFiles(file)
  await expect(headings.getByText('weight 400')).toBeVisible()
  await expect(headings.getByRole('row', { name: /English/ })).toContainText('All letters')
  await expect(headings.getByRole('row', { name: /العربية/ })).toContainText('IBM Plex Sans Arabic steps in')
  await publish(page)
  await page.goto('/dashboard')
  const family = await page
    .locator('h1')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(family).toContain('IBM Plex Serif Own')
})

test('a logo replaces the name of the site, and an earlier version brings it back', async ({ elsewhere: page }) => {
  await open(page)
  const picture = await page.request.get('/favicon.svg')
  expect(picture.status()).toBe(200)
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await publish(page)
  await page.goto('/dashboard')
  await expect(page.locator('.logo img')).toHaveCount(0)
  await page.goto(`${path}/versions`)
  await page
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish it' }).click()
  await expect(page.getByText('The look is published again.')).toBeVisible()
  await expect(page.locator('.logo img')).toHaveCount(1)
  await hasNoBarriers(page)
})

test('the members of an organisation see its brand', async ({ elsewhere: page, page: member, signIn }) => {
  await open(page)
  await signIn('learner')
  await member.goto('/dashboard')
  await page.goto(`${path}/organizations`)
  const organizations = page.getByRole('table').getByRole('link')
  const count = await organizations.count()
  for (let index = 0; index < count; index++) {
    await page.goto(`${path}/organizations`)
    await organizations.nth(index).click()
    await page.locator('form[data-ready]').waitFor()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Oak House')
    await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#7a1f4f')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  }
  await member.goto('/dashboard')
  expect(await colourOn(member)).toBe('#7a1f4f')
  await expect(member.locator('.logo')).toContainText('Oak House')
})

async function open(page: Page): Promise<void> {
  await closeBanner(page.context())
  await logIn(page, 'admin@demo.test')
  await page.goto(path)
  await page.locator('form[data-ready]').waitFor()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
}

/** The primary colour of the home page, as a visitor sees it. */
async function primaryOf(visitor: Page): Promise<string> {
  await visitor.goto('/')
  return colourOn(visitor)
}

function colourOn(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim())
}
