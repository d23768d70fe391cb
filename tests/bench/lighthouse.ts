// `npm run lighthouse`: audits the public pages of the built site as a phone sees them; the median of five runs each.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { findWholeChromium, quietFlags } from '../../scripts/lib/chromium.mjs'
import lighthouse from 'lighthouse'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { startSite } from '#tests/support/site.ts'

const RUNS = 5
const pages = ['/', '/training/1', '/search?s=python', '/?language=ar']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const folder = mkdtempSync(join(tmpdir(), 'juniper-lighthouse-'))
const databaseUrl = process.argv[2] ?? `sqlite:${join(folder, 'site.db')}`
const db = openDatabase(databaseUrl)
await migrate(db, new Date())
await seedDemo(db, { now: new Date() })
await db.close()
const site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn' })
const chrome = await launch({
  chromePath: findWholeChromium(),
  chromeFlags: ['--headless', ...quietFlags],
})
try {
  console.error(`median of ${RUNS}, mobile`.padEnd(24) + categories.map((name) => name.padStart(16)).join(''))
  for (const page of pages) {
    const runs: number[][] = []
    for (let run = 0; run < RUNS; run++) runs.push(await audit(site.url + page))
    const medians = categories.map((_, at) => runs.map((scores) => scores[at]!).sort((a, b) => a - b)[RUNS >> 1]!)
    console.error(page.padEnd(24) + medians.map((score) => String(score).padStart(16)).join(''))
  }
} finally {
  chrome.kill()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The four scores, 0 to 100; what keeps one below 100 is printed. */
async function audit(url: string): Promise<number[]> {
  const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`No audit of ${url}`)
  const { lhr } = result
  for (const name of categories.slice(1)) {
    for (const { id, weight } of lhr.categories[name]!.auditRefs) {
      const { score, title } = lhr.audits[id]!
      if (weight > 0 && score !== null && score < 1) console.error(`  ${name}: ${id}: ${title}`)
    }
  }
  return categories.map((name) => Math.round((lhr.categories[name]!.score ?? 0) * 100))
}
