import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
const [base, out, mail, password, ...jobs] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] })
for (const job of jobs) { // path|width|scheme|lang
  const [path, width, scheme, lang, full] = job.split('|')
  const ctx = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme, locale: 'en-GB', reducedMotion: 'reduce' })
  if (mail !== '-') await ctx.request.post(base + '/user/login', { form: { name: mail, password }, headers: { Origin: base }, maxRedirects: 0 })
  if (mail !== '-' && lang) await ctx.request.post(base + '/user/language', { form: { language: lang }, headers: { Origin: base }, maxRedirects: 0 })
  const page = await ctx.newPage()
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', path, m.text()) })
  await page.goto(base + path)
  await page.waitForTimeout(500)
  const name = `${out}/${path.replace(/\W+/g, '_')}-${width}-${scheme}-${lang}.png`
  await page.screenshot({ path: name, fullPage: true })
  console.log(name)
  await ctx.close()
}
await browser.close()
