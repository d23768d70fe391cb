import type { Database, Reader } from '../db/database.ts'
import { dropOldAnswers } from '../db/dropOldAnswers.ts'
import { forgetOldImports } from '../imports/forgetOldImports.ts'
import { forgetDeliveries } from '../mail/deliveries/forgetDeliveries.ts'
import { dropOldNotices } from '../notices/dropOldNotices.ts'
import { freezeBoards } from '../points/boards/freezeBoards.ts'
import { announceExpiry } from '../points/daily/announceExpiry.ts'
import { settleDue } from '../points/daily/settleDue.ts'
import type { Finding } from '../points/proof.ts'
import { reconcile } from '../points/reconcile.ts'
import { countSums } from '../points/sums/countSums.ts'
import type { Runtime } from '../runtime.ts'
import { siteFacts } from '../site/siteFacts.ts'
import { openDayOf } from '../site/siteTime.ts'
import { carryOut, lastTurn, type Lease } from './lease.ts'

/** The dependencies of the daily job. */
export interface Works {
  db: Database
  /** For the lease; by default `db`. */
  leases?: Database
  clock: () => Date
  log: Pick<Runtime['log'], 'info' | 'warn' | 'error'>
  /** The unique name of this process. */
  holder: string
  /** Aborted when the process shuts down: the job stops after the current batch. */
  signal?: AbortSignal
  /** Reports how many wallets a step has processed. */
  onProgress?: (step: DailyStep, progress: { wallets: number; of: number }) => void
}

/** The steps in order. The proof comes first, because its findings may explain why a later step fails. */
export type DailyStep = (typeof steps)[number]
const steps = ['prove', 'settle', 'count', 'freeze', 'announce', 'forget'] as const

const NAME = 'daily'

/**
 * Runs the daily job, unless it is done or another process runs it: checks the ledger, settles every wallet, counts the
 * sums of the overview, freezes the boards of past periods, announces expiring points and deletes old answers of
 * idempotent requests, old entries of the log of mails, notices that are no longer listed and old imports. Returns
 * whether it ran. After days without a run it catches up.
 * @param again whether to run even if the job is done for this day
 * @throws the errors of the steps, after the other steps ran; the next run tries all steps again
 */
export async function runDaily(works: Works, { again = false }: { again?: boolean } = {}): Promise<boolean> {
  const { db, leases = db, clock } = works
  const { timeZone } = await siteFacts(db.reader)
  const day = jobDay(clock(), timeZone)
  if (!again && (await isDone(db.reader, day))) return false
  return carryOut(leases, { name: NAME, ...works, again }, day, (lease) => work(works, timeZone, lease))
}

/** Whether the job of the day is not done yet; another process may be running it. */
export async function isDailyDue(reader: Reader, now: Date): Promise<boolean> {
  return !(await isDone(reader, jobDay(now, (await siteFacts(reader)).timeZone)))
}

/** The day on the site's clock whose job is due. */
function jobDay(now: Date, timeZone: string): string {
  return openDayOf({ now, timeZone }).toString()
}

async function work(works: Works, timeZone: string, { doneFor, signal }: Lease): Promise<void> {
  const { db, log, clock } = works
  const begun = clock()
  let findings: Finding[] | undefined
  const run: Record<DailyStep, () => Promise<void>> = {
    async prove() {
      findings = await prove(works, signal)
    },
    settle: () => settle(works, signal),
    async count() {
      const counted = await countSums(db, { findings, begun }, { now: clock(), timeZone }, { signal })
      log.info({ counted }, 'days of the ledger counted')
    },
    async freeze() {
      const frozen = await freezeBoards(db, { now: clock(), timeZone }, { signal })
      log.info({ frozen }, 'boards frozen')
    },
    async announce() {
      const announced = await announceExpiry(db, { now: clock(), timeZone }, { since: doneFor, signal })
      log.info({ announced }, 'expiry announced')
    },
    async forget() {
      const forgotten = await dropOldAnswers(db, clock(), { signal })
      log.info({ forgotten }, 'stored answers deleted')
      const mails = await forgetDeliveries(db, clock(), { signal })
      log.info({ mails }, 'old entries of the log of mails deleted')
      const notices = await dropOldNotices(db, { signal })
      log.info({ notices }, 'old notices deleted')
      await db.transact((tx) => forgetOldImports(tx, clock()))
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

/** Logs the findings; a person must decide, because nothing is repaired automatically. */
async function prove({ db, log, onProgress }: Works, signal: AbortSignal): Promise<Finding[]> {
  const findings = await reconcile(db, {
    onProgress: ({ people, of }) => onProgress?.('prove', { wallets: people, of }),
    signal,
  })
  for (const finding of findings) log.error(finding, 'the book of points does not hold')
  if (findings.length === 0) log.info('the book of points holds')
  return findings
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

/** A later day than this one comes from a clock that was ahead. */
async function isDone(reader: Reader, day: string): Promise<boolean> {
  return (await lastTurn(reader, NAME)) === day
}
