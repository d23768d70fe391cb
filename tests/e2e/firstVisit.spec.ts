import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { holdBack, watchPaints } from './support/paints.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const KB = 1024
/** The fonts of scripts that the page is not written in. */
const otherFonts = { en: /arabic|hebrew|cyrillic|greek/, ar: /hebrew|cyrillic|greek/ } as const
const headlines = { en: 'Good work can be learned.', ar: 'العمل المتقن يُتعلَّم.' } as const

for (const language of ['en', 'ar'] as const) {
  test(
    `a first visit in ${language} costs little and runs no script until it is touched`,
    { tag: '@journey' },
    async ({ page }) => {
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))
      await page.goto(`/?language=${language}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines[language])
      await readToTheEnd(page)

      const kinds = requests.map((request) => request.resourceType())
      expect(kinds.filter((kind) => ['script', 'fetch', 'xhr', 'websocket', 'ping'].includes(kind))).toEqual([])
      expect(requests.filter((request) => /\.m?js(\?|$)/.test(request.url()))).toEqual([])

      expect(requests.map((request) => request.url()).filter((url) => otherFonts[language].test(url))).toEqual([])
      expect(await sent(requests, 'document')).toBeLessThanOrEqual(20 * KB)
      expect(await sent(requests, 'stylesheet')).toBeLessThanOrEqual(12 * KB)
      const inline = await page.locator('script:not([src], [type="application/ld+json"])').allTextContents()
      expect(inline.join('')).not.toBe('')
      expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(2 * KB)

      const searchButton = page.getByRole('banner').getByRole('search').getByRole('button')
      await Promise.all([page.waitForEvent('request', isScript), searchButton.hover()])
    },
  )

  for (const width of [375, 1440]) {
    test(`a page in ${language}, ${width} px wide, stays where it is when its fonts come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const paints = await watchPaints(page)
      const fonts = await holdBack(page, /\.woff2$/)
      await page.goto(`/?language=${language}`, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await fonts.letGo()
      await page.waitForLoadState('networkidle')

      // The largest paint is text that comes with the page: on phones the lead can be larger than the headline.
      expect((await paints()).largest).toMatch(width < 768 ? /^<(h1|p class="lead-text")/ : /^<h1/)
      await readToTheEnd(page)
      const { shift, shifted } = await paints()
      expect(shift, shifted.join('\n')).toBeCloseTo(0, 2)
    })
  }
}

/** Scrolls to the end of the page, one screen at a time: parts further down load only then. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script'
}

/** Bytes of these parts of the page as they went over the wire. */
async function sent(requests: readonly Request[], kind: string): Promise<number> {
  const sizes = await Promise.all(
    requests.filter((request) => request.resourceType() === kind).map((request) => request.sizes()),
  )
  expect(sizes.length, `answers of kind ${kind}`).toBeGreaterThan(0)
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
