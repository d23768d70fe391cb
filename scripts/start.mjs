// `npm start`: everything from a fresh clone to the demo academy in the browser.
import { become, build, install, node, say } from './lib/machine.mjs'

install()
build()
say('Starting the demo academy …')
become(node(), ['dist/server/site.mjs', 'start'])
