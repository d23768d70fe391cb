import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Database } from '../db/database.ts'
import { type DailyStep, runDaily } from '../jobs/daily.ts'
import type { Output } from './output.ts'
import { createProgress } from './progress.ts'

const labels: Record<DailyStep, string> = {
  prove: 'Proved',
  settle: 'Settled',
  count: 'Counted',
  freeze: 'Froze boards',
  announce: 'Announced',
  forget: 'Forgot',
}

/**
 * `points daily`: runs the whole daily job now, even if it has run today. Returns 0 if it was done, 1 if a step or a
 * check failed or another process runs it, 130 if it was interrupted.
 */
export async function dailyCommand(db: Database, out: Output, clock: () => Date): Promise<0 | 1 | 130> {
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  const progress = createProgress(out)
  let errors = 0
  const write = (facts: object | string, message = '') => {
    progress.end()
    out.write(typeof facts === 'string' ? `${facts}\n` : `${message}: ${told(facts)}\n`)
  }
  const log = {
    info: write,
    warn: write,
    error(facts: object | string, message?: string) {
      errors++
      write(facts, message)
    },
  }
  const holder = `${hostname()}:${process.pid}:${randomUUID()}`
  try {
    const done = await runDaily(
      {
        db,
        clock,
        log,
        holder,
        signal: interruption.signal,
        onProgress: (step, { wallets, of }) =>
          progress.show(wallets, `${labels[step]} ${count(wallets)} of ${count(of)} wallets`),
      },
      { again: true },
    )
    if (!done) {
      out.write('Another process works on the daily job at the moment.\n')
      return 1
    }
    out.write(errors === 0 ? 'The daily job is done.\n' : 'The daily job is done. Look into the errors above.\n')
    return errors === 0 ? 0 : 1
  } catch (error) {
    progress.end()
    if (interruption.signal.aborted) {
      out.write('Interrupted. Run the same command again to continue.\n')
      return 130
    }
    out.write('The daily job is not done. Look into the errors above, then run it again.\n')
    if (errors === 0) throw error
    return 1
  } finally {
    process.off('SIGINT', interrupt)
  }
}

function told(facts: object): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name} ${value instanceof Error ? value.message : String(value)}`)
    .join(', ')
}

function count(number: number): string {
  return number.toLocaleString('en')
}
