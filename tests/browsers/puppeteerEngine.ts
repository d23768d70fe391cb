import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { quietFlags } from '../../scripts/lib/chromium.mjs'
import type { Driver, Engine, PageFunction } from './driver.ts'

const WINDOW = { width: 1440, height: 900 }
/** Without a screen a browser knows no mouse; the arrows of rows are for people who have one. */
const mouseFlag =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
/** Firefox: a fine pointer (2) that can hover (4). */
const MOUSE = 6

/** Starts Chromium (by its own protocol) or Firefox (by WebDriver BiDi) without a screen. */
export async function startPuppeteer(browserName: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    args: browserName === 'chrome' ? [...quietFlags, mouseFlag] : [],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'ui.primaryPointerCapabilities': MOUSE,
      'ui.allPointerCapabilities': MOUSE,
    },
  })
  return {
    name: browserName === 'chrome' ? 'Chromium' : 'Firefox',
    async newVisitor() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return puppeteerDriver(page, () => context.close())
    },
    close: () => browser.close(),
  }
}

function puppeteerDriver(page: Page, close: () => Promise<void>): Driver {
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' })
    },
    async run<Args extends readonly unknown[], Result>(code: PageFunction<Args, Result>, ...args: Args) {
      return (await page.evaluate<unknown[], (...all: unknown[]) => unknown>(code as never, ...args)) as Result
    },
    async click(find, ...args) {
      const handle = await page.evaluateHandle<unknown[], (...all: unknown[]) => Element | null>(find as never, ...args)
      const element = handle.asElement() as ElementHandle<Element> | null
      await element?.click()
      return element !== null
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async type(text) {
      await page.keyboard.type(text)
    },
    close,
  }
}
