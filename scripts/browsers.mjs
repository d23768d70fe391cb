// `npm run browsers`: the main journeys in Chromium, Firefox and WebKit, in English and Arabic, on the built site.
// Prints a table; the exit status is 1 if a journey fails. `npm run browsers -- webkit` runs one engine.
import { installEngines } from './lib/engines.mjs'
import { build, install, node, run } from './lib/machine.mjs'

install()
installEngines()
build()
run(node(), ['tests/browsers/main.ts', ...process.argv.slice(2)])
