// `deploy/try`: installs and builds what is missing, then runs the trial under the right Node.
import { become, build, install, node } from './lib/machine.mjs'

install()
build()
become(node(), ['deploy/trial/main.ts', ...process.argv.slice(2)])
