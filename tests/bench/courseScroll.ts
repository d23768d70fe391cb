import { type Browser, chromium } from '@playwright/test'
import { findChromium, quietFlags } from '../../scripts/lib/chromium.mjs'
import { say } from './print.ts'

/** Promised: frames in a second. */
const PROMISE = 55
const SCROLL_MS = 3000

/**
 * Scrolls pages of a site in Chromium from their top down and says the frames in a second.
 * @param pages the path of each page, by its name
 */
export async function measureScrolling(url: string, cookie: string, pages: Record<string, string>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: quietFlags })
  try {
    say('scrolling, frames in a second')
    for (const [name, path] of Object.entries(pages)) {
      const frames = await framesOf(browser, url + path, cookie)
      say(`${name.padEnd(38)}${frames.toFixed(0).padStart(12)}  (≥ ${PROMISE} ${frames >= PROMISE ? '✓' : '✗'})`)
    }
  } finally {
    await browser.close()
  }
}

async function framesOf(browser: Browser, address: string, cookie: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { cookie },
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const way = document.documentElement.scrollHeight - innerHeight
        let count = 0
        const next = (now: number) => {
          count++
          const part = Math.min(1, (now - start) / ms)
          scrollTo(0, way * part)
          if (part < 1) requestAnimationFrame(next)
          else resolve((count * 1000) / (now - start))
        }
        requestAnimationFrame(next)
      }),
    SCROLL_MS,
  )
  await context.close()
  return frames
}
