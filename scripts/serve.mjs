// `npm run serve`: real use. Never adds demo data.
import { becomeServer, build, install } from './lib/machine.mjs'

install()
build()
becomeServer('serve')
