// `npm run site -- COMMAND …`; `npm start` and `npm run serve` come through here too.
import { keepCompiled } from '../door/process/compiled.ts'
import { becomeLean } from '../door/process/restartWithMemoryFlags.ts'

// The data folder has users' data and password hashes: other users of this machine must not read it.
process.umask(0o077)
const [name = 'help', ...argv] = process.argv.slice(2)
if (name === 'start' || name === 'serve') becomeLean()
keepCompiled()
const { commands, usage } = await import('./commands.ts')
const command = commands[name]
if (command) {
  try {
    const status = await command.run(argv)
    if (status !== undefined) process.exitCode = status
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
} else {
  process.stderr.write(name === 'help' ? usage() : `There is no command "${name}".\n\n${usage()}`)
  process.exitCode = name === 'help' ? 0 : 2
}
