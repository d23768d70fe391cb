// `npm run bench:points`: the points economy under load, each figure beside what it is compared with, in one run.
//   --seconds N       how long each line is measured (default 5)
//   --learners N      how many the large site has (default 100,000, with ten million entries: made once, about 5 GB)
//   --only NAME       checkouts, server, hot, expiry, pages, desk or export
//   --lines A,B       with desk: only the lines whose name contains one of these
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtDoor } from '../sites.ts'
import { measureCheckouts } from './checkouts.ts'
import { measureDesk } from './desk.ts'
import { measureExpiry } from './expiry.ts'
import { measureExport } from './export.ts'
import { measureHotProduct } from './hotProduct.ts'
import { measurePages } from './pages.ts'
import { measureServerCheckouts } from './serverCheckouts.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    learners: { type: 'string', default: '100000' },
    only: { type: 'string' },
    lines: { type: 'string', default: '' },
  },
})
const seconds = Number(options.seconds)

if (!existsSync(builtDoor)) {
  console.error('There is no built site. Run: npm run build')
  process.exit(1)
}
mkdirSync(join('data', 'bench'), { recursive: true })
const folder = mkdtempSync(join('data', 'bench', 'run-'))
const parts: Record<string, () => Promise<void>> = {
  checkouts: () => measureCheckouts(folder, seconds, say),
  server: () => measureServerCheckouts(folder, seconds, say),
  hot: () => measureHotProduct(seconds, say),
  expiry: () => measureExpiry(folder, Number(options.learners), say),
  pages: () => measurePages(folder, [1000, Number(options.learners)], say),
  export: () => measureExport(folder, say),
  desk: () => measureDesk(folder, { learners: Number(options.learners), only: options.lines.split(',') }, say),
}
try {
  for (const [name, measure] of Object.entries(parts)) if (!options.only || options.only === name) await measure()
} finally {
  rmSync(folder, { recursive: true })
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
