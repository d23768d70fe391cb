import type { BrowserContext, Page } from '@playwright/test'
import { touch } from '#server/cache/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { expect, signInOn, test } from '#tests/support/browser.ts'
import { landmarksOf, shapeOf, unmirrored } from './support/mirror.ts'

test.use({ academy: 'mirrored' })

/** `npm run prove` compares all of them. */
const few = ['/', '/training/1', '/dashboard', '/settings/people']
const all = [
  ...few,
  '/search?s=data',
  '/incentives',
  '/incentives/wallet',
  '/settings',
  '/settings/appearance',
  '/settings/translations?language=ar',
  '/settings/vocabularies/topic',
  '/settings/incentives',
  '/course-administration/availability',
  '/course-administration/availability?view=day',
]
const paths = process.env.EVERY_LANGUAGE ? all : few
/** A part may be this much further from its edge: letters of other scripts have other widths. */
const MOST_PIXELS = 4

test('a page from right to left is the mirror image of the page from left to right', async ({
  elsewhere: page,
  site,
}, info) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1280, height: 1400 })
  await withoutScripts(page)
  await signInOn(page, site.url, 'admin')
  const shapes = new Map<string, Buffer>()
  for (const path of paths) {
    await open(page, path)
    shapes.set(path, await shapeOf(page))
  }
  // The same words in the other direction: only the direction differs.
  await turnEnglish(site.databaseUrl, 1)
  try {
    for (const path of paths) {
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const scales = await page
        .locator('.icon:not(.mirrored)')
        .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).scale))
      expect.soft(new Set(scales).size, `${path}: icons without a direction stay as they are`).toBeLessThan(2)
      const [here, there] = [shapes.get(path)!, await shapeOf(page)]
      const differences = await unmirrored(here, there)
      if (differences.length > 0) {
        await info.attach(`${path} from the left`, { body: here, contentType: 'image/png' })
        await info.attach(`${path} from the right`, { body: there, contentType: 'image/png' })
      }
      expect.soft(differences, path).toEqual([])
    }
  } finally {
    await turnEnglish(site.databaseUrl, 0)
  }
})

for (const language of ['ar', 'he']) {
  test(`the parts of a page in ${language} lie where the English ones lie, seen in a mirror`, async ({
    elsewhere: page,
    site,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 1280, height: 1400 })
    await withoutScripts(page)
    await signInOn(page, site.url, 'admin')
    await turnOn(site.databaseUrl, language)
    const speak = (chosen: string) => speakIn(page.context(), site.url, chosen)
    const places = new Map<string, Record<string, number>>()
    for (const path of paths) {
      await open(page, path)
      places.set(path, await landmarksOf(page))
    }
    await speak(language)
    try {
      for (const path of paths) {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const [here, there] = [places.get(path)!, await landmarksOf(page)]
        expect.soft(Object.keys(there), path).toEqual(Object.keys(here))
        const moved = Object.keys(here).filter((name) => Math.abs(here[name]! - there[name]!) > MOST_PIXELS)
        expect
          .soft(
            moved.map((name) => `${name}: ${here[name]}, not ${there[name]}`),
            path,
          )
          .toEqual([])
      }
    } finally {
      await speak('en')
    }
  })
}

/** A page without scripts is ready at once, and the islands are as the server sends them. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort())
}

async function open(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function speakIn(context: BrowserContext, url: string, language: string): Promise<void> {
  const form = { language, redirectTo: '/' }
  await context.request.post('/user/language', { form, headers: { Origin: url } })
}

async function turnEnglish(databaseUrl: string, direction: 0 | 1): Promise<void> {
  const db = openDatabase(databaseUrl)
  await db.transact(async (tx) => {
    await tx.updateTable('languages').set({ direction }).where('langcode', '=', 'en').execute()
    await touch(tx, ['languages'])
  })
  await db.close()
}

async function turnOn(databaseUrl: string, langcode: string): Promise<void> {
  const db = openDatabase(databaseUrl)
  await db.transact(async (tx) => {
    const row = { langcode, direction: 1, weight: 9, enabled: 1 }
    await tx
      .insertInto('languages')
      .values(row)
      .onConflict((held) => held.column('langcode').doUpdateSet({ enabled: 1 }))
      .execute()
    await touch(tx, ['languages'])
  })
  await db.close()
}
