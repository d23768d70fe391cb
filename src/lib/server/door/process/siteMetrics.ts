import { Gauge, type Registry } from 'prom-client'
import { toInstant } from '#shared/instant.ts'
import type { Database } from '../../db/database.ts'
import { pointMarks } from '../../points/sums/marks.ts'
import { inTime } from '../inTime.ts'

/** A scrape does not wait for longer than this for the database; then these lines are missing. */
const PATIENCE_MS = 1000

/** Adds what the whole site has in common, read from the database for each scrape: its jobs and what waits for them. */
export function measureSite(registry: Registry, db: Pick<Database, 'reader'>, now: () => Date): void {
  const registers = [registry]
  // All workers read the same rows.
  const shared = { registers, aggregator: 'max' } as const
  new Gauge({
    ...shared,
    name: 'job_changed_timestamp_seconds',
    help: 'When a job of the whole site last began, renewed its lease, or ended.',
    labelNames: ['name'],
    async collect() {
      this.reset()
      for (const { name, changed } of (await patiently(readJobs(db))) ?? [])
        this.set({ name }, Date.parse(`${changed.replace(' ', 'T')}Z`) / 1000)
    },
  })
  new Gauge({
    ...shared,
    name: 'job_running',
    help: '1 while a node holds the lease of the job.',
    labelNames: ['name'],
    async collect() {
      this.reset()
      for (const { name, leased_until } of (await patiently(readJobs(db))) ?? [])
        this.set({ name }, leased_until !== null && leased_until > toInstant(now()) ? 1 : 0)
    },
  })
  new Gauge({
    ...shared,
    name: 'job_done_for_timestamp_seconds',
    help: 'The turn that a job of the whole site completed last: a moment, or midnight (UTC) of its day.',
    labelNames: ['name'],
    async collect() {
      this.reset()
      for (const { name, done_for } of (await patiently(readJobs(db))) ?? [])
        if (done_for !== null) this.set({ name }, Date.parse(done_for) / 1000)
    },
  })
  new Gauge({
    ...shared,
    name: 'ledger_findings',
    help: 'What does not hold in the book of points, by its last proof.',
    async collect() {
      this.reset()
      const marks = await patiently(pointMarks(db.reader))
      if (marks && marks.proved_at !== null) this.set(marks.findings)
    },
  })
  new Gauge({
    ...shared,
    name: 'mails_due',
    help: '1 while a mail waits to be sent.',
    async collect() {
      this.reset()
      // The code of all mails is loaded for the first scrape.
      const { isMailDue } = await import('../../mail/sendMails.ts')
      const { outboxes } = await import('../../jobs/outboxes.ts')
      const isDue = await patiently(isMailDue(db.reader, outboxes, now()))
      if (isDue !== undefined) this.set(isDue ? 1 : 0)
    },
  })
}

function readJobs({ reader }: Pick<Database, 'reader'>) {
  return reader.selectFrom('jobs').select(['name', 'changed', 'leased_until', 'done_for']).execute()
}

/** Nothing if the database is away: the other lines of the scrape are worth more then. */
function patiently<T>(asked: Promise<T>): Promise<T | undefined> {
  return inTime(
    asked.catch(() => undefined),
    PATIENCE_MS,
  )
}
