// `npm test`: the checks, the build, the tests on the embedded database, those about money and locks on a real
// PostgreSQL, and the main journeys in a browser. `npm run test:whole` runs every test: long stories, all rooms on
// PostgreSQL, all browser tests. Both work in a fresh clone, print each step, and end with the tests that failed and one
// line of counts.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { build, install, node, say } from './lib/machine.mjs'
import { chromium } from './lib/chromium.mjs'
import { playwrightFailures, vitestFailures } from './lib/failures.mjs'
import { installJava } from './lib/java.mjs'

const RESULTS = 'test-results'
/** A priority with a third of the usual share of a busy core: with less, a check runs out of time. */
const LATER = 5

/** The numbers of the quick form, where a story runs many rounds. */
const few = {
  HISTORIES: '60',
  CHECKOUTS: '15',
  SAVE_ROUNDS: '5',
  SCHEDULES: '60',
  IMPORTED_PEOPLE: '500',
  ISOLATION_ROUNDS: '1',
  AWAY_MS: '1000',
  CONNECTIONS: '300',
  PACKETS: '1',
}

/** The counts of a runner that ended before it wrote its report. */
const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

const isWhole = process.argv.includes('--whole')
install()
if (!isWhole) Object.assign(process.env, { ...few, ...process.env, QUICK_TESTS: '1' })
process.env.CHROMIUM_PATH = chromium()
installJava()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

build()
say('Types, lint, format, styles, strings and walls, while the tests wait …')
const checking = start(['scripts/check.mjs'], { priority: LATER })
say(`Unit, API, property and page tests, on SQLite and on PostgreSQL${isWhole ? '' : ' (quick form)'} …`)
const vitest = await attempt(
  'vitest',
  [
    // The check runs the walls.
    ...['vitest/vitest.mjs', 'run', '--project=sqlite', '--project=documents', '--project=postgres'],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${RESULTS}/vitest.json`],
  ],
  readVitest,
)
say(isWhole ? 'Browser tests in Chromium …' : 'The main journeys in Chromium …')
const playwright = await attempt('playwright', ['@playwright/test/cli.js', 'test'], readPlaywright)
const check = await checking

const total = (key) => vitest[key] + playwright[key]
for (const failure of [...vitest.failures, ...playwright.failures]) process.stdout.write(`\nFailed: ${failure}\n`)
const failed = total('failed') || (vitest.broken || playwright.broken ? 1 : 0)
process.stdout.write(`\n${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped\n`)
if (check !== 0) process.stdout.write('The check failed: see above.\n')
process.exit(failed > 0 || check !== 0 ? 1 : 0)

/** Runs a test runner and reads its counts; if it fails without a failed test, the runner itself is broken. */
async function attempt(name, [script, ...args], read) {
  // Node reads the stories as they are: Playwright would take ten seconds to translate all of them.
  const env = { NODE_ENV: 'test', PW_DISABLE_TS_ESM: '1' }
  const status = await start([`node_modules/${script}`, ...args], { env })
  const file = `${RESULTS}/${name}.json`
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : none
  return { ...counts, broken: status !== 0 || counts.passed === 0 }
}

/** Runs a Node program to its end; returns its status. */
function start(args, { env = {}, priority } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node(), args, { stdio: 'inherit', env: { ...process.env, ...env } })
    if (child.pid && priority) setPriority(child.pid, priority)
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  })
}

function readVitest(report) {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report
  return { passed, failed, skipped, failures: vitestFailures(report) }
}

function readPlaywright(report) {
  const { expected, flaky, unexpected: failed, skipped } = report.stats
  return { passed: expected + flaky, failed, skipped, failures: playwrightFailures(report) }
}
