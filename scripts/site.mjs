// `npm run site -- COMMAND`: the site's own commands; they also work in a fresh clone.
import { become, install, node } from './lib/machine.mjs'

install()
become(node(), ['src/lib/server/cli/main.ts', ...process.argv.slice(2)])
