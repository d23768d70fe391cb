// `npm run bench`: how fast the door answers, beside what node:http itself can do with the same bytes.
//   --beside COMMIT   compare with that commit instead: both are built, and asked in turns on one core
//   --database FILE   measure on a copy of this embedded database instead of the demo academy
//   --only A,B        with --beside: only the lines whose name holds one of these
//   --seconds N       how long each line is measured (default 5)
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { besideBare } from './besideBare.ts'
import { besideCommit } from './besideCommit.ts'
import { loader } from './load.ts'
import { say } from './print.ts'
import { runCommand } from './processes.ts'

const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    database: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
  },
})
const seconds = Number(options.seconds)
const distDir = process.env.DIST_DIR || 'dist'

if (!existsSync(join(distDir, 'server/entry.mjs'))) {
  console.error(`There is no built site in ${distDir}. Run: npm run build`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'juniper-bench-'))
try {
  say(`load by ${loader}`)
  if (options.beside) {
    const { beside: commit, database, only = '' } = options
    await besideCommit({ commit, distDir, folder, seconds, database, only: only.split(',') })
  } else {
    const database = join(folder, 'bench.db')
    if (options.database) copyFileSync(options.database, database)
    else await runCommand(['seed'], { database })
    await besideBare({ database, distDir, folder, seconds })
  }
} finally {
  rmSync(folder, { recursive: true })
}
