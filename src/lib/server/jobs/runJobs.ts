import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { isMailDue, sendMails } from '../notices/sendMails.ts'
import { tallyBoards } from '../points/boards/tallyBoards.ts'
import type { Runtime } from '../runtime.ts'
import { tellWaiting } from '../shop/tellWaiting.ts'
import { runDaily, type Works } from './daily.ts'
import { carryOut } from './lease.ts'

const MINUTE_MS = 60_000
/** The site comes first. */
const AFTER_START_MS = 3000
/** What failed is not tried again at once: what is wrong may be wrong for a while. */
const AFTER_FAILURE_MS = 10 * MINUTE_MS

/**
 * Looks every minute, and soon after the start, whether the job of the day or a mail is due, in the one process that
 * leads; of several nodes on one database one at a time works on each. Answers how to end it.
 */
export function runJobs(config: Config, log: Runtime['log']): () => Promise<void> {
  // The proof holds one connection as long as it lasts, and the lease is renewed beside it.
  const db = openDatabase(config.databaseUrl, { poolSize: 3 })
  const end = new AbortController()
  const holder = `${hostname()}:${process.pid}:${randomUUID()}`
  const works: Works = { db, config, log, holder, clock: () => new Date(), signal: end.signal }
  const jobs = [
    createTurns(() => runDaily(works), 'the daily job failed', works),
    createTurns(() => runMails(works), 'sending mails failed', works),
    createTurns(() => tellWaiting(works), 'telling those who wait failed', works),
    createTurns(() => tallyBoards(db, { signal: end.signal }), 'counting the boards failed', works),
  ]
  const look = () => {
    for (const job of jobs) job.look()
  }
  const first = setTimeout(look, AFTER_START_MS).unref()
  const timer = setInterval(look, MINUTE_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    end.abort(new Error('The process ends.'))
    await Promise.all(jobs.map((job) => job.idle()))
    await db.close()
  }
}

/** One after the other, with a rest after one that failed. */
function createTurns(run: () => Promise<unknown>, failure: string, { log, clock, signal }: Works) {
  let working: Promise<void> | undefined
  let restsUntil = 0

  async function turn(): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (signal?.aborted) return
      restsUntil = clock().getTime() + AFTER_FAILURE_MS
      log.error({ err: error }, failure)
    } finally {
      working = undefined
    }
  }

  return {
    look(): void {
      if (clock().getTime() >= restsUntil) working ??= turn()
    },
    async idle(): Promise<void> {
      await working
    },
  }
}

/** Mails go out as soon as their notices are committed: each look is a turn of its own. */
async function runMails(works: Works): Promise<void> {
  const { db, clock } = works
  if (!(await isMailDue(db.reader, clock()))) return
  await carryOut(db, { name: 'mails', ...works }, clock().toISOString(), async ({ signal }) => {
    await sendMails(works, signal)
  })
}
