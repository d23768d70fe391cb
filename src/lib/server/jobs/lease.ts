import { toInstant } from '#shared/instant.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database, Reader, Tx } from '../db/database.ts'

/**
 * How long a lease lasts. It is renewed while the job runs, so another process takes over soon after its holder dies.
 */
export const LEASE_MS = 120_000
const RENEWED_MS = 20_000
/** A lease that ends later than this after its usual time comes from a clock that was ahead. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS

export interface Job {
  name: string
  /** The unique name of this process. */
  holder: string
  clock: () => Date
  /** Aborted when the process shuts down. */
  signal?: AbortSignal
  /** Whether to run a turn again that is already done. */
  again?: boolean
}

export interface Lease {
  /** The last turn that was completed; `null`: none, or a later one than this by a clock that was ahead. */
  doneFor: string | null
  /**
   * Aborted when the process shuts down, when another process takes over the lease, or when the lease cannot be
   * renewed.
   */
  signal: AbortSignal
}

/**
 * Runs a job of the whole site in this process. Returns `false` without running it if another process runs it or this
 * turn is already done. After an interruption the finished work stays, and the next process continues, because each
 * step finds the remaining work in the data.
 * @param db where the lease is; the work has other connections, see `openForJobs`
 * @param turn text that sorts by time: for a daily job the day, yyyy-MM-dd on the site's clock
 */
export async function carryOut(
  db: Database,
  job: Job,
  turn: string,
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const taken = await db.transact((tx) => take(tx, job, turn))
  if (!taken) return false
  const doneFor = taken.done_for !== null && taken.done_for <= turn ? taken.done_for : null
  const interruption = new AbortController()
  const renewing = setInterval(() => {
    renew(db, job).then(
      (ours) => ours || interruption.abort(new Error(`The job ${job.name} was taken over by another process.`)),
      (error: unknown) => interruption.abort(error),
    )
  }, RENEWED_MS)
  renewing.unref()
  const signal = AbortSignal.any([interruption.signal, ...(job.signal ? [job.signal] : [])])
  try {
    await work({ doneFor, signal })
    signal.throwIfAborted()
    await letGo(db, job, { done_for: turn })
    return true
  } catch (error) {
    // If the database cannot be reached, the lease ends by itself.
    await letGo(db, job).catch((further: unknown) => {
      throw new AggregateError([error, further], `The job ${job.name} failed, and could not be given back.`)
    })
    throw error
  } finally {
    clearInterval(renewing)
  }
}

/** The last turn of a job that was completed; `null` if there is none. */
export async function lastTurn(reader: Reader, name: string): Promise<string | null> {
  const job = await reader.selectFrom('jobs').select('done_for').where('name', '=', name).executeTakeFirst()
  return job?.done_for ?? null
}

/** The conditional update lets only one of several nodes take the job. */
async function take(tx: Tx, { name, holder, clock, again = false }: Job, turn: string) {
  const now = toInstant(clock())
  const tooLate = toInstant(new Date(clock().getTime() + LEASE_MS + CLOCKS_DIFFER_MS))
  await tx
    .insertInto('jobs')
    .values({ name, leased_by: null, leased_until: null, done_for: null, changed: now })
    .onConflict((held) => held.column('name').doNothing())
    .execute()
  return tx
    .updateTable('jobs')
    .set({ leased_by: holder, leased_until: leaseEnd(clock), changed: now })
    .where('name', '=', name)
    .$if(!again, (query) => query.where((eb) => eb.or([eb('done_for', 'is', null), eb('done_for', '<>', turn)])))
    .where((eb) =>
      eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now), eb('leased_until', '>', tooLate)]),
    )
    .returning('done_for')
    .executeTakeFirst()
}

async function renew(db: Database, { name, holder, clock }: Job): Promise<boolean> {
  const renewed = await db.transact((tx) =>
    tx
      .updateTable('jobs')
      .set({ leased_until: leaseEnd(clock), changed: toInstant(clock()) })
      .where('name', '=', name)
      .where('leased_by', '=', holder)
      .returning('name')
      .executeTakeFirst(),
  )
  return renewed !== undefined
}

async function letGo(db: Database, { name, holder, clock }: Job, done: { done_for?: string } = {}): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('jobs')
      .set({ ...done, leased_by: null, leased_until: null, changed: toInstant(clock()) })
      .where('name', '=', name)
      .where('leased_by', '=', holder)
      .execute(),
  )
}

function leaseEnd(clock: () => Date): string {
  return toInstant(new Date(clock().getTime() + LEASE_MS))
}
