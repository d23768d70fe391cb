import { dayOf } from '#shared/points/expiry.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database, Reader } from '../db/database.ts'
import { forgetAnswers } from '../db/forgetAnswers.ts'
import { freezeBoards } from '../points/boards/freezeBoards.ts'
import { announceExpiry } from '../points/daily/announceExpiry.ts'
import { settleDue } from '../points/daily/settleDue.ts'
import { reconcile } from '../points/reconcile.ts'
import type { Runtime } from '../runtime.ts'
import { siteFacts } from '../site/siteFacts.ts'
import { carryOut, type Held } from './lease.ts'

/** What the daily job needs. */
export interface Works {
  db: Database
  clock: () => Date
  log: Pick<Runtime['log'], 'info' | 'warn' | 'error'>
  /** Which process this is; no other may have the same name. */
  holder: string
  /** Aborted when the process is to end: the job stops after the current batch. */
  signal?: AbortSignal
  /** How many wallets a step has been through. */
  onProgress?: (step: DailyStep, progress: { wallets: number; of: number }) => void
}

/** In this order. The proof is first: what it finds may be why a later step fails. */
export type DailyStep = (typeof steps)[number]
const steps = ['prove', 'settle', 'freeze', 'announce', 'forget'] as const

/** So long after a day began on the site's clock its job is carried out: at 00:05. */
const AFTER_MIDNIGHT_MS = 5 * MINUTE_MS
const NAME = 'daily'

/**
 * Carries out the daily job, unless it was done or another process works on it: proves the book, settles every wallet,
 * freezes the boards of periods that are over and tells people whose points expire soon. Answers whether it did. After
 * days without it, everything is made up for.
 * @param again whether it is carried out even if it was done for this day
 * @throws what a step threw, after the other steps ran; the next run tries all of them again
 */
export async function runDaily(works: Works, { again = false }: { again?: boolean } = {}): Promise<boolean> {
  const { db, clock } = works
  const { timeZone } = await siteFacts(db.reader)
  const day = jobDay(clock(), timeZone)
  if (!again && (await isDone(db.reader, day))) return false
  return carryOut(db, { name: NAME, ...works, again }, day, (held) => work(works, timeZone, held))
}

/** Whether nobody has carried out the job of the day yet; somebody may be at it. */
export async function isDailyDue(reader: Reader, now: Date): Promise<boolean> {
  return !(await isDone(reader, jobDay(now, (await siteFacts(reader)).timeZone)))
}

/** The day on the site's clock whose job it is time for. */
function jobDay(now: Date, timeZone: string): string {
  return dayOf(new Date(now.getTime() - AFTER_MIDNIGHT_MS), timeZone).toString()
}

async function work(works: Works, timeZone: string, { doneFor, signal }: Held): Promise<void> {
  const { db, log, clock } = works
  const run: Record<DailyStep, () => Promise<void>> = {
    prove: () => prove(works, signal),
    settle: () => settle(works, signal),
    async freeze() {
      const frozen = await freezeBoards(db, { now: clock(), timeZone }, { signal })
      log.info({ frozen }, 'boards frozen')
    },
    async announce() {
      const told = await announceExpiry(db, { now: clock(), timeZone }, { since: doneFor, signal })
      log.info({ told }, 'expiry announced')
    },
    async forget() {
      const forgotten = await forgetAnswers(db, clock(), { signal })
      log.info({ forgotten }, 'kept answers dropped')
    },
  }
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await run[step]()
    } catch (error) {
      if (signal.aborted) throw error
      log.error({ err: error, step }, 'a step of the daily job failed')
      failures.push(error)
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, 'Several steps of the daily job failed.')
  if (failures.length === 1) throw failures[0]
}

/** What does not hold is for a person to judge: nothing is repaired automatically. */
async function prove({ db, log, onProgress }: Works, signal: AbortSignal): Promise<void> {
  const findings = await reconcile(db, {
    onProgress: ({ people, of }) => onProgress?.('prove', { wallets: people, of }),
    signal,
  })
  for (const finding of findings) log.error(finding, 'the book of points does not hold')
  if (findings.length === 0) log.info('the book of points holds')
}

async function settle({ db, log, clock, onProgress }: Works, signal: AbortSignal): Promise<void> {
  const { skipped, ...settled } = await settleDue(
    db,
    { now: clock() },
    { onProgress: (progress) => onProgress?.('settle', progress), signal },
  )
  for (const uid of skipped) log.error({ uid }, 'a wallet cannot be settled')
  log.info(settled, 'wallets settled')
}

async function isDone(reader: Reader, day: string): Promise<boolean> {
  const job = await reader.selectFrom('jobs').select('done_for').where('name', '=', NAME).executeTakeFirst()
  return job?.done_for != null && job.done_for >= day
}
