// `npm run browsers`: the main journeys of visitors and learners in three browser engines and two languages.
//   node tests/browsers/main.ts [chromium|firefox|webkit …]   only these engines
import { findEngines } from '../../scripts/lib/engines.mjs'
import { serveAcademies, SHARED } from '#tests/e2e/support/academy.ts'
import { shopOfStory } from '#tests/e2e/support/shop.ts'
import makeTemplate from '#tests/e2e/support/template.ts'
import type { Engine } from './driver.ts'
import { journeys, type Surroundings } from './journeys.ts'
import { startPuppeteer } from './puppeteerEngine.ts'
import { visitorAt } from './visitor.ts'
import { startWebKit } from './webkitEngine.ts'

const PRICE = 20
const people = [
  {
    language: 'en',
    mail: 'learner@demo.test',
    fullName: 'Freja Amoah',
    training: { words: 'good type', title: 'Good type for everyday documents' },
  },
  {
    language: 'ar',
    mail: 'learner2@demo.test',
    fullName: 'ليلى حداد',
    training: { words: 'خطوط حسنة', title: 'خطوط حسنة لوثائق كل يوم' },
  },
] as const

const programs = findEngines()
const engines: Record<string, () => Promise<Engine>> = {
  chromium: () => startPuppeteer('chrome', installed('chromium')),
  firefox: () => startPuppeteer('firefox', installed('firefox')),
  webkit: () => startWebKit(installed('webkit')),
}
const wanted = process.argv.slice(2)
const rows: string[][] = []
const failures: string[] = []

const removeTemplate = await makeTemplate()
try {
  for (const [name, start] of Object.entries(engines)) {
    if (wanted.length === 0 || wanted.includes(name)) await travelIn(start)
  }
} finally {
  removeTemplate()
}
print()
process.exit(failures.length > 0 ? 1 : 0)

async function travelIn(start: () => Promise<Engine>): Promise<void> {
  const [engine, academies] = [await start(), serveAcademies('sqlite')]
  try {
    const { url, databaseUrl } = await academies.open(SHARED)
    const shop = await shopOfStory(databaseUrl)
    const id = await shop.shelve({
      title: 'Enamel mug',
      price: PRICE,
      stock: 9,
      cancel_policy: 'until_fulfilled',
      fulfilment: 'manual',
    })
    for (const person of people) {
      await shop.give(person.mail, 100)
      await travel(engine, url, { ...person, product: { id, price: PRICE }, shop })
    }
    await shop.close()
  } finally {
    await academies.close()
    await engine.close()
  }
}

function installed<Name extends keyof typeof programs>(name: Name): NonNullable<(typeof programs)[Name]> {
  const program = programs[name]
  if (!program) throw new Error(`${name} is not installed. Run: npm run browsers`)
  return program
}

/** Takes the journeys one after the other; after a failure the rest cannot begin. */
async function travel(engine: Engine, url: string, surroundings: Surroundings): Promise<void> {
  const driver = await engine.newVisitor()
  const visitor = visitorAt(url, driver)
  const row = [engine.name, surroundings.language]
  let failed = false
  for (const [name, journey] of Object.entries(journeys)) {
    if (failed) {
      row.push('–')
      continue
    }
    try {
      await journey(visitor, surroundings)
      row.push('ok')
    } catch (error) {
      // The journey through carousels leaves nothing that the others need.
      failed = name !== 'carousels'
      row.push('FAILED')
      failures.push(
        `${engine.name}, ${surroundings.language}, ${name}: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  rows.push(row)
  await driver.close()
}

function print(): void {
  const table = [['engine', 'language', ...Object.keys(journeys)], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)) + 2)
  for (const row of table)
    process.stdout.write(
      `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd()}\n`,
    )
  for (const failure of failures) process.stdout.write(`\n${failure}\n`)
}
