// `npm run prove`: the long tests: ten thousand histories of the points economy, two thousand checkouts of a site that
// is killed again and again, a database that is away for ten seconds, attackers with ten thousand connections, ten
// thousand pairs of edits of a storefront, a thousand saves by two editors at once, ten thousand calendars, ten thousand
// imported people. `npm test` runs them in a small size. Then the stories run on PostgreSQL that `npm run test:whole` runs on
// SQLite only. At the end every page is measured at 320 pixels in every language, axe looks at every page in
// English and in Arabic, in light and in dark, and the main pages are compared with their mirror image.
import { spawnSync } from 'node:child_process'
import { chromium } from './lib/chromium.mjs'
import { build, install, node, say } from './lib/machine.mjs'

install()
build()
say(
  'Proving the points economy, the protection from strangers and free time at full length, on SQLite and on PostgreSQL (half an hour) …',
)
const status = runVitest(
  [
    'tests/property',
    'tests/pages/fuzz',
    'tests/pages/isolation',
    'tests/unit/server/imports/runImports',
    '--no-file-parallelism',
  ],
  {
    HISTORIES: '10000',
    CHECKOUTS: '2000',
    AWAY_MS: '10000',
    FUZZ_RUNS: '50',
    SAVE_ROUNDS: '1000',
    SCHEDULES: '10000',
    ISOLATION_ROUNDS: '10',
    IMPORTED_PEOPLE: '10000',
    // Ten thousand connections need ten thousand open files: run `ulimit -n 20000` if the system allows fewer.
    CONNECTIONS: '10000',
    PACKETS: '30',
    UNKNOWN_KEYS: '97000',
    PROBE_MS: '100',
  },
)
say('Running the stories on PostgreSQL that `npm run test:whole` runs on SQLite only …')
const onPostgres = runVitest(
  [
    '--project=postgres',
    'tests/pages',
    ...['door', 'brand', 'media'].map((room) => `tests/api/${room}`),
    ...['mail', 'media', 'mailEditor'].map((room) => `tests/unit/server/${room}`),
  ],
  { EVERY_DATABASE: '1' },
)
// The stories that `npm run test:whole` runs in fewer languages or colour schemes.
const stories = 'no text is longer|read and work|everyone can read|mirror'
const browser = spawnSync(node(), ['node_modules/@playwright/test/cli.js', 'test', '--project=sqlite', '-g', stories], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', EVERY_LANGUAGE: '1', EVERY_VIEW: '1', CHROMIUM_PATH: chromium() },
})
process.exit(status || onPostgres || (browser.status ?? 1))

/** Runs some tests with the full numbers; returns the status. */
function runVitest(args, numbers) {
  const { status } = spawnSync(node(), ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...numbers },
  })
  return status ?? 1
}
