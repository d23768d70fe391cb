// `npm run stories:slow`: the stories in the browser on a site whose scripts arrive late, in half an hour.
// It finds input that is lost while a part loads, and stories that do not wait. `npm run stories:slow -- goals` takes some.
import { spawnSync } from 'node:child_process'
import { chromium } from './lib/chromium.mjs'
import { build, install, node } from './lib/machine.mjs'

install()
build()
const stories = ['test', '--project=sqlite', ...process.argv.slice(2)]
const { status } = spawnSync(node(), ['node_modules/@playwright/test/cli.js', ...stories], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'test',
    CHROMIUM_PATH: chromium(),
    NODE_OPTIONS: '--import ./tests/e2e/support/slowScripts.mjs',
  },
})
process.exit(status ?? 1)
