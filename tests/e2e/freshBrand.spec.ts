import type { APIRequestContext, Page } from '@playwright/test'
import { expect, PASSWORD, test } from '#tests/support/browser.ts'

test.use({ academy: 'fresh brand' })
// The stories change the look of the whole site.
test.describe.configure({ mode: 'serial' })

const sheet = /<link rel="stylesheet" href="(\/theme\/[\w-]+\.css)">/g

test('the first answer after a publish names only the new style sheet, which holds back the first paint', async ({
  page,
  playwright,
  site,
}) => {
  const office = await playwright.request.newContext({ baseURL: site.url })
  await page.goto('/')
  const before = await themeIn(page.request)
  await publish(office, site.url, '#123c69')
  const after = await themeIn(page.request)
  expect(after).not.toBe(before)
  expect(await (await page.request.get(after)).text()).toContain('#123c69')

  await noteFrames(page)
  await page.route('**/theme/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/')
  const { colours, painted, loaded } = await framesOf(page)
  expect(colours.filter((colour) => colour !== '' && colour !== '#123c69')).toEqual([])
  expect(painted, 'nothing is painted before the style sheet').toBeGreaterThanOrEqual(loaded)
  await office.dispose()
})

test('a publish between two pages shows on the second, and a reload of the first', async ({
  page,
  playwright,
  site,
}) => {
  const office = await playwright.request.newContext({ baseURL: site.url })
  await page.goto('/')
  await publish(office, site.url, '#5a1e4f')
  await noteFrames(page)
  await page.goto('/user/password')
  expect((await framesOf(page)).colours.filter((colour) => colour !== '' && colour !== '#5a1e4f')).toEqual([])
  await publish(office, site.url, '#20524a')
  await page.reload()
  expect((await framesOf(page)).colours.filter((colour) => colour !== '' && colour !== '#20524a')).toEqual([])
  await office.dispose()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page after a publish has the new brand', async ({ page, playwright, site }) => {
    const office = await playwright.request.newContext({ baseURL: site.url })
    await page.goto('/user/login')
    const button = page.getByRole('main').locator('.btn.fill').first()
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await colour()
    await publish(office, site.url, '#7a3b10')
    await page.goto('/user/login')
    expect(await colour()).not.toBe(before)
    await office.dispose()
  })
})

async function publish(office: APIRequestContext, url: string, primary: string): Promise<void> {
  const headers = { Origin: url }
  const form = { name: 'admin@demo.test', password: PASSWORD }
  await office.post('/user/login', { form, headers, maxRedirects: 0 })
  const { data } = await (await office.get('/api/v2/settings/appearance')).json()
  const changed = { colors: { ...data.colors, primary } }
  const answer = await office.post('/api/v2/settings/appearance', { data: changed, headers })
  expect(answer.status()).toBe(200)
}

/** The one style sheet of the brand, in the head, without a condition under which it could come later. */
async function themeIn(visitor: APIRequestContext): Promise<string> {
  const html = await (await visitor.get('/')).text()
  const found = [...html.slice(0, html.indexOf('<body')).matchAll(sheet)].map(([, path]) => path!)
  expect(found).toHaveLength(1)
  expect(html.match(/\/theme\/[\w-]+\.css/g)).toEqual(found)
  return found[0]!
}

/** Notes the brand's colour at each frame of the pages that are opened from now on. */
async function noteFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const colours: string[] = []
    Object.assign(window, { colours })
    const note = () => {
      const { documentElement: html } = document
      if (html) colours.push(getComputedStyle(html).getPropertyValue('--primary').trim().toLowerCase())
      requestAnimationFrame(note)
    }
    note()
  })
}

async function framesOf(page: Page): Promise<{ colours: string[]; painted: number; loaded: number }> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
  return page.evaluate(() => {
    const { colours } = window as unknown as { colours: string[] }
    const theme = performance.getEntriesByType('resource').find(({ name }) => name.includes('/theme/'))
    const loaded = (theme as PerformanceResourceTiming).responseEnd
    return { colours: [...new Set(colours)], painted: performance.getEntriesByType('paint')[0]!.startTime, loaded }
  })
}
