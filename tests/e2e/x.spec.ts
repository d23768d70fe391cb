import { test } from '#tests/support/browser.ts'
import { holdBack } from './support/paints.ts'
test('w', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  const fonts = await holdBack(page, /\.woff2$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const look = () => page.evaluate(() => ['.eb','h1','.ld','.sb','.chips','.chips li:last-child'].map(s => { const r = document.querySelector('.hero ' + s)!.getBoundingClientRect(); return s + ' ' + [r.x,r.y,r.width,r.height].map(Math.round) }).join('\n'))
  console.log(await look())
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable'); await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  for (const s of ['.hero h1', '.hero .ld']) {
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: s })
  console.log(JSON.stringify(await cdp.send('CSS.getPlatformFontsForNode', { nodeId })))}
  fonts.letGo()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  console.log(await look())
})
