// `npm start`: everything from a fresh clone to the demo academy in the browser.
import { becomeServer, build, install, say } from './lib/machine.mjs'

install()
build()
say('Starting the demo academy …')
becomeServer('start')
