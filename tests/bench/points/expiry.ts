import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { copyOfManyLearners } from './manyLearners.ts'
import { peakOf } from './peakOf.ts'

const LOTS = 1_000_000
/** Whatever grew with the number of lots would not fit in it, and the command would fail. */
const HEAP_MIB = 64

/** Lets a million lots expire by the command, and says how long it takes, in how much memory, and how it shows progress. */
export async function measureExpiry(folder: string, learners: number, say: (text: string) => void): Promise<void> {
  const path = await copyOfManyLearners(folder, learners, say)
  const day = dayAfter(path, LOTS)
  const open = openLots(path)
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MIB}`, 'src/lib/server/cli/main.ts', 'points', 'expire', '--as-of', day, '--yes'],
    {
      env: { ...process.env, DATABASE_URL: `sqlite:${path}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said: string[] = []
  const peaks: number[] = []
  const note = (piece: Buffer) => {
    said.push(
      ...String(piece)
        .split(/[\r\n]+/)
        .filter((line) => line !== ''),
    )
    peaks.push(peakOf(child.pid))
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Expiring ended with ${code}: ${said.at(-1)}`)
  const early = peaks[Math.floor(peaks.length / 10)] ?? 0
  const seconds = (performance.now() - began) / 1000
  say(`\n${open - openLots(path)} lots expire (as of ${day}): ${seconds.toFixed(1)} s`)
  say(
    `  peak of the process in a heap of ${HEAP_MIB} MiB: ${early.toFixed(0)} MiB after a tenth, ${Math.max(...peaks).toFixed(0)} MiB at the end`,
  )
  say(`  ${said.length - 1} lines of progress, such as "${said[1]}"; at last "${said.at(-1)}"`)
}

/** A day by which the wanted number of lots has ended in every time zone. */
function dayAfter(path: string, wanted: number): string {
  const file = new DatabaseSync(path)
  const last = file
    .prepare(
      'select expires_on as day from lots where remaining > 0 order by expires_on is null, expires_on limit 1 offset ?',
    )
    .get(wanted - 1)
  file.close()
  const day = new Date(`${last?.day}T00:00Z`)
  day.setUTCDate(day.getUTCDate() + 2)
  return day.toISOString().slice(0, 10)
}

function openLots(path: string): number {
  const file = new DatabaseSync(path)
  const lots = Number(file.prepare('select count(*) as lots from lots where remaining > 0').get()?.lots)
  file.close()
  return lots
}
