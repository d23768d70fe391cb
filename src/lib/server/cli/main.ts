// `npm run site -- COMMAND …`, from the source: a command does not wait for a build, nor replaces one that serves.
import { keepCompiled } from '../door/process/compiled.ts'
import { endWith } from './endWith.ts'

// The data folder has users' data and password hashes: other users of this machine must not read it.
process.umask(0o077)
keepCompiled()
const [name = 'help', ...argv] = process.argv.slice(2)
const { commands, usage } = await import('./commands.ts')
const command = commands[name]
if (command) {
  await endWith(() => command.run(argv))
} else {
  process.stderr.write(name === 'help' ? usage() : `There is no command "${name}".\n\n${usage()}`)
  process.exitCode = name === 'help' ? 0 : 2
}
