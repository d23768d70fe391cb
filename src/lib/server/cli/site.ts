// The program `node dist/server/site.mjs start|serve`, which `npm start` and `npm run serve` become.
import { keepCompiled } from '../door/process/compiled.ts'
import { restartWithMemoryFlags } from '../door/process/restartWithMemoryFlags.ts'
import { endWith } from './endWith.ts'

// The data folder holds people's answers and password hashes: other users of this machine must not read it.
process.umask(0o077)
// React reads this when it is loaded. In development mode it runs extra checks at half the speed.
process.env.NODE_ENV ||= 'production'
restartWithMemoryFlags()
keepCompiled()
const { startCommand, serveCommand } = await import('./serve.ts')
await endWith(process.argv[2] === 'start' ? startCommand : serveCommand)
