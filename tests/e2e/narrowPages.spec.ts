import type { Page } from '@playwright/test'
import { touch } from '#server/cache/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { completeLanguages } from '#shared/i18n/languages.ts'
import { pagesOf } from '#tests/pages/validHtml/pagesOf.ts'
import { expect, type Person, signInOn, test } from '#tests/support/browser.ts'

test.use({ academy: 'narrow', siteEnv: { PSEUDO_LANGUAGE: '1' } })

/** The longest texts, and the other direction; `npm run prove` measures every language. */
const few = ['ar', 'en-XA']
const languages = process.env.EVERY_LANGUAGE ? [...completeLanguages.map(({ langcode }) => langcode), 'en-XA'] : few

for (const language of languages) {
  test(`no text is longer than its place at 320 pixels in ${language}`, async ({ elsewhere: page, site }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 320, height: 800 })
    const measure = await measureWithoutScripts(page)
    const wide: string[] = []
    for (const person of ['admin', 'learner', 'visitor'] as const) {
      await page.context().clearCookies()
      if (person === 'visitor') await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
      else {
        await speak(site.databaseUrl, person, language)
        await signInOn(page, site.url, person)
      }
      for (const path of await addressesFor(person, page, site.url)) {
        await page.goto(path)
        const { lang, tooWide } = await measure()
        expect(lang, path).toBe(language)
        wide.push(...tooWide.map((element) => `${person} ${path}: ${element}`))
      }
    }
    expect(wide).toEqual([])
  })
}

/**
 * Blocks the scripts of pages and returns what measures a page. Without scripts a page is ready at once, and the islands
 * are as the server sends them. A route of Playwright would also turn off the cache of the browser, and its locators
 * would put their own script into each page.
 */
async function measureWithoutScripts(page: Page): Promise<() => Promise<Measured>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*.js'] })
  return async () => {
    const expression = `(${measureWidths})()`
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', { expression, returnByValue: true })
    if (exceptionDetails) throw new Error(`The page cannot be measured: ${result.description}`)
    return result.value
  }
}

interface Measured {
  lang: string
  /** The first of the elements that do not fit. */
  tooWide: string[]
}

const addresses = new Map<string, string[]>()

/** The links lead to the same pages in every language: they are followed once. */
async function addressesFor(person: string, page: Page, url: string): Promise<string[]> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const found = addresses.get(person) ?? onceEach(await pagesOf(url, cookie))
  addresses.set(person, found)
  return found
}

/** Each page once, without the other views of the same address. */
function onceEach(pages: readonly { path: string }[]): string[] {
  const known = new Map(pages.map(({ path }) => [path.replace(/\?.*/, '').replaceAll(/\d+/g, '0'), path]))
  return [...known.values()]
}

/** Turns a language on and makes it the one of somebody. */
async function speak(databaseUrl: string, person: Person, language: string): Promise<void> {
  const db = openDatabase(databaseUrl)
  await db.transact(async (tx) => {
    const isComplete = completeLanguages.find(({ langcode }) => langcode === language)
    if (isComplete) {
      await tx
        .insertInto('languages')
        .values({ ...isComplete, enabled: 1 })
        .onConflict((held) => held.column('langcode').doUpdateSet({ enabled: 1 }))
        .execute()
      await touch(tx, ['languages'])
    }
    await tx.updateTable('users').set({ language }).where('mail', '=', `${person}@demo.test`).execute()
  })
  await db.close()
}

/**
 * The elements that make the page wider than the screen, or whose own text is cut off at a side. An element that scrolls
 * in its own frame may be wider.
 */
function measureWidths(): Measured {
  const screen = document.documentElement.clientWidth
  const found: string[] = []
  const isOut = ({ left, right }: DOMRect) => right > screen + 1 || left < -1
  const scrolls = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at)
      if (overflowX !== 'visible' || position === 'fixed') return true
    }
    return false
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some((one) => one.nodeType === 3 && one.nodeValue?.trim())
  const isWide = document.documentElement.scrollWidth > screen
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isCut = overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
    const isSpilling =
      overflowX === 'visible' && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
    if ((isWide && isOut(box) && !scrolls(element)) || isCut || (isSpilling && isOut(box) && !scrolls(element))) {
      found.push(`<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 60)}`)
    }
  }
  if (isWide && found.length === 0) found.push(`the page is ${document.documentElement.scrollWidth} pixels wide`)
  return { lang: document.documentElement.lang, tooWide: found.slice(0, 5) }
}
