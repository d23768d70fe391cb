import { dayOf } from '#shared/points/expiry.ts'
import type { Database, Reader } from '../db/database.ts'
import { forgetAnswers } from '../db/forgetAnswers.ts'
import { freezeBoards } from '../points/boards/freezeBoards.ts'
import { announceExpiry } from '../points/daily/announceExpiry.ts'
import { settleDue } from '../points/daily/settleDue.ts'
import { reconcile } from '../points/reconcile.ts'
import type { Runtime } from '../runtime.ts'
import { siteTimeZone } from '../site/siteTimeZone.ts'
import { carryOut, type Held } from './lease.ts'

/** What the job of the day needs. */
export interface Works {
  db: Database
  clock: () => Date
  log: Pick<Runtime['log'], 'info' | 'warn' | 'error'>
  /** Which process this is; no other may have the same name. */
  holder: string
  /** Aborted when the process is to end: what is at work stops after the batch at hand. */
  signal?: AbortSignal
}

/** So long after a day began on the site's clock its job is carried out: at 00:05. */
const AFTER_MIDNIGHT_MS = 5 * 60_000
const NAME = 'daily'

/**
 * Carries out the job of the day, unless that was done or another process is at it: settles every wallet, freezes the
 * boards of periods that are over, tells whose points expire soon, and proves the book. Answers whether it did. After
 * days without it, all is made up for.
 * @throws what a step threw; the steps after it wait for the next run
 */
export async function runDaily(works: Works): Promise<boolean> {
  const { db, clock } = works
  const timeZone = await siteTimeZone(db.reader)
  const day = jobDay(clock(), timeZone)
  if (await isDone(db.reader, day)) return false
  return carryOut(db, { name: NAME, ...works }, day, (held) => work(works, timeZone, held))
}

/** Whether nobody has carried out the job of the day yet; somebody may be at it. */
export async function isDailyDue(reader: Reader, now: Date): Promise<boolean> {
  return !(await isDone(reader, jobDay(now, await siteTimeZone(reader))))
}

/** The day on the site's clock whose job it is time for. */
function jobDay(now: Date, timeZone: string): string {
  return dayOf(new Date(now.getTime() - AFTER_MIDNIGHT_MS), timeZone).toString()
}

async function work(works: Works, timeZone: string, { doneFor, signal }: Held): Promise<void> {
  const { db, log, clock } = works
  const settled = await settleDue(db, clock(), { signal })
  log.info(settled, 'wallets settled')
  const frozen = await freezeBoards(db, { now: clock(), timeZone }, { signal })
  log.info({ frozen }, 'boards frozen')
  const told = await announceExpiry(db, { now: clock(), timeZone }, { since: doneFor, signal })
  log.info({ told }, 'expiry announced')
  const forgotten = await forgetAnswers(db, clock())
  log.info({ forgotten }, 'kept answers dropped')
  await prove(works, signal)
}

/** The nightly proof. What does not hold is a person's business: nothing is mended by itself. */
async function prove({ db, log }: Works, signal: AbortSignal): Promise<void> {
  const findings = await reconcile(db, { signal })
  for (const finding of findings) log.error(finding, 'the book of points does not hold')
  if (findings.length === 0) log.info('the book of points holds')
}

async function isDone(reader: Reader, day: string): Promise<boolean> {
  const job = await reader.selectFrom('jobs').select('done_for').where('name', '=', NAME).executeTakeFirst()
  return job?.done_for != null && job.done_for >= day
}
