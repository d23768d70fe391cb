// `npm run bench:backup`: backup and restore of sites with more and more entries; the time must grow as the entries do.
//   --millions 1,2,10   how many entries the sites have (each site is made once; ten million are about 5 GB)
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyOfManyLearners, ENTRIES_EACH } from './points/manyLearners.ts'
import { peakOf } from './points/peakOf.ts'

const { values: options } = parseArgs({ options: { millions: { type: 'string', default: '1,2,10' } } })
/** Anything that grew with the rows would not fit into it. */
const HEAP_MIB = 96
/** How much faster than the entries the time may grow. */
const GROWTH = 1.2

interface Run {
  millions: number
  backup: Measured
  restore: Measured
}
interface Measured {
  seconds: number
  peakMib: number
}

mkdirSync(join('data', 'bench'), { recursive: true })
const runs: Run[] = []
for (const millions of options.millions.split(',').map(Number)) runs.push(await measure(millions))
const steps = runs.slice(1).map((run, at) => ({ before: runs[at]!, run }))
for (const { before, run } of steps) {
  for (const what of ['backup', 'restore'] as const) {
    const growth = run[what].seconds / before[what].seconds / (run.millions / before.millions)
    say(`${what}: ${before.millions} → ${run.millions} million entries, time grows ${growth.toFixed(2)} times as fast`)
    if (growth > GROWTH) process.exitCode = 1
  }
}

async function measure(millions: number): Promise<Run> {
  const folder = mkdtempSync(join('data', 'bench', 'run-'))
  try {
    const path = await copyOfManyLearners(folder, Math.round((millions * 1e6) / ENTRIES_EACH), say)
    const file = join(folder, 'site.backup')
    const backup = await command('backup', path, file)
    const restore = await command('restore', join(folder, 'restored.db'), file)
    say(
      `${millions} million entries, ${(statSync(file).size / 2 ** 20).toFixed(0)} MiB: ${lineOf({ backup, restore })}`,
    )
    return { millions, backup, restore }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function command(name: string, path: string, file: string): Promise<Measured> {
  const began = performance.now()
  const args = [`--max-old-space-size=${HEAP_MIB}`, 'src/lib/server/cli/main.ts', name, file]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: `sqlite:${path}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let peakMib = 0
  const looking = setInterval(() => (peakMib = Math.max(peakMib, peakOf(child.pid))), 200)
  const [code] = await once(child, 'close')
  clearInterval(looking)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000, peakMib }
}

function lineOf(run: Record<string, Measured>): string {
  return Object.entries(run)
    .map(([name, { seconds, peakMib }]) => `${name} ${seconds.toFixed(1)} s, at most ${peakMib.toFixed(0)} MiB`)
    .join('; ')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
