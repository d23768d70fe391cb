// `npm run mutate`: changes the code in small ways and runs the tests on each change. A change that no test notices is a
// gap. `npm run mutate -- shared/points server/http/origin.ts` takes single rooms, or parts of a room; `--force` repeats
// also what an earlier run already knows.
import { spawnSync } from 'node:child_process'
import { install, node, say } from './lib/machine.mjs'
import { forgetUnnoticed } from './mutate/forgetUnnoticed.mjs'
import { readReport, summaryLine } from './mutate/report.mjs'
import { rooms, selectRooms } from './mutate/rooms.mjs'

const args = process.argv.slice(2)
const wishes = args.filter((arg) => !arg.startsWith('-'))
const unknown = args.filter((arg) => arg.startsWith('-') && arg !== '--force')
const selected = selectRooms(wishes)
if (unknown.length > 0 || selected === null) {
  console.error(
    `Usage: npm run mutate -- [--force] [room or part of a room …]\nRooms: ${Object.keys(rooms).join(', ')}`,
  )
  process.exit(2)
}

install()
const reports = selected.map(({ room, only }) => {
  say(`Mutating ${only ?? room} …`)
  forgetUnnoticed(room)
  const { status } = spawnSync(
    node(),
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'scripts/mutate/stryker.config.mjs',
      ...(args.includes('--force') ? ['--force'] : []),
    ],
    { stdio: 'inherit', env: { ...process.env, MUTATED_ROOM: room, ...(only && { MUTATED_PART: only }) } },
  )
  return { room: only ?? room, report: status === 0 ? readReport({ room, only }) : null }
})

process.stdout.write(`\n${reports.map(summaryLine).join('\n')}\n`)
process.exit(reports.some(({ report }) => report === null) ? 1 : 0)
