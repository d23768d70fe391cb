// `npm run serve`: real use. Never adds demo data.
import { become, build, install, node } from './lib/machine.mjs'

install()
build()
become(node(), ['dist/server/site.mjs', 'serve'])
