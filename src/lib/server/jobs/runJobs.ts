import { MINUTE_MS } from '#shared/time.ts'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createRealTime } from '../db/realTime.ts'
import { endWithdrawnBookings } from '../availability/bookings/endWithdrawnBookings.ts'
import { fillFreePlaces } from '../availability/bookings/fillFreePlaces.ts'
import { followBegunSessions } from '../availability/sessions/followBegunSessions.ts'
import { readDueCalendars } from '../availability/feeds/subscribed/readDueCalendars.ts'
import { isMailDue, type PostOffice, sendMails } from '../mail/sendMails.ts'
import { tallyBoards } from '../points/boards/tallyBoards.ts'
import type { Runtime } from '../runtime.ts'
import { notifyWaiting } from '../shop/wishes/notifyWaiting.ts'
import { type LongJob, runInThread } from './runInThread.ts'
import { isCleanUpDue } from './cleanUploads.ts'
import { beginHour, isRecountDue } from './counting.ts'
import { isImportDue } from '../imports/runImports.ts'
import { isDailyDue } from './daily.ts'
import { openForJobs } from './jobConnections.ts'
import { carryOut } from './lease.ts'
import { outboxes } from './outboxes.ts'
import { createTurns, jobLoads } from './turns.ts'

/** The first run waits until the site has started. */
const AFTER_START_MS = 3000
/** On SQLite, the event loop waits for the queries of a job. Requests get turns before the next job looks. */
const BETWEEN_MS = 50
/** Somebody waits in front of an import. */
const IMPORTS_MS = 2000

/** The dependencies of the jobs of a process. */
interface Works extends PostOffice {
  leases: Database
  config: Config
  log: Runtime['log']
  /** The unique name of this process. */
  holder: string
  /** Aborted when the process shuts down. */
  signal: AbortSignal
}

/**
 * Checks every minute, and soon after the start, whether a job of the day, a job of the hour or a mail is due, in the
 * leading process. Of several nodes on one database only one at a time runs each job. Returns a function that stops the
 * jobs.
 */
export function runJobs(config: Config, log: Runtime['log']): () => Promise<void> {
  // Two for reading and two for writing: a job that waits for a lock does not hold up the others.
  const connections = openForJobs(config.jobsDatabaseUrl, 4)
  const { db, leases } = connections
  const time = createRealTime(db)
  jobLoads.connections = connections.load
  const end = new AbortController()
  const holder = `${hostname()}:${process.pid}:${randomUUID()}`
  const works: Works = { db, leases, config, log, holder, clock: () => time.now(), signal: end.signal }
  const minutely = [
    createTurns('daily', () => runDailyWhenDue(works), works),
    createTurns('mails', () => runMails(works), works),
    createTurns('wishes', () => notifyWaiting(works), works),
    createTurns('calendars', () => readDueCalendars(works), works),
    createTurns('sessions', () => followBegunSessions(works), works),
    createTurns('bookings', () => endWithdrawnBookings(works), works),
    createTurns('places', () => fillFreePlaces(works), works),
    createTurns('boards', () => tallyBoards(db, { signal: end.signal }), works),
    createTurns('counting', () => recountWhenDue(works), works),
    createTurns('uploads', () => cleanUploadsWhenDue(works), works),
  ]
  const imports = createTurns('imports', () => runImportsWhenDue(works), works)
  const look = async () => {
    await time.sync()
    for (const job of minutely) {
      if (end.signal.aborted) return
      job.look()
      await delay(BETWEEN_MS, undefined, { ref: false })
    }
  }
  const timers = [
    setTimeout(look, AFTER_START_MS),
    setInterval(look, MINUTE_MS),
    setInterval(() => imports.look(), IMPORTS_MS),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    end.abort(new Error('The process ends.'))
    await Promise.all([...minutely, imports].map((job) => job.idle()))
    await connections.close()
  }
}

async function runDailyWhenDue(works: Works): Promise<void> {
  if (await isDailyDue(works.db.reader, works.clock())) await runLongJob(works, { job: 'daily' })
}

function runLongJob({ config, holder, log, signal }: Works, job: LongJob): Promise<void> {
  return runInThread({ ...job, databaseUrl: config.jobsDatabaseUrl, holder }, log, signal)
}

async function recountWhenDue(works: Works): Promise<void> {
  await beginHour(works)
  if (await isRecountDue(works.db.reader, works.clock())) await runLongJob(works, { job: 'counting' })
}

async function runImportsWhenDue(works: Works): Promise<void> {
  if (await isImportDue(works.db.reader)) await runLongJob(works, { job: 'imports' })
}

async function cleanUploadsWhenDue(works: Works): Promise<void> {
  const { dataDir, s3 } = works.config
  if (await isCleanUpDue(works.db.reader, works.clock()))
    await runLongJob(works, { job: 'uploads', storage: { dataDir, s3 } })
}

/** Mails are sent soon after their reason is committed: each check is a turn of its own. */
async function runMails(works: Works): Promise<void> {
  const { db, leases, clock } = works
  if (!(await isMailDue(db.reader, outboxes, clock()))) return
  await carryOut(leases, { name: 'mails', ...works }, clock().toISOString(), async ({ signal }) => {
    await sendMails(works, outboxes, signal)
  })
}
