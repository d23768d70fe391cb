import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { runInThread } from '#server/jobs/runInThread.ts'
import { jobLoads } from '#server/jobs/turns.ts'
import { DAY_MS } from '#shared/time.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { doneFor, expiries } from '../points/nodes.ts'
import { createSavers, createTerms, earnAll } from '../points/savers.ts'

/** The log lines of the thread. */
function kept() {
  const lines: [level: string, facts: object, message?: string][] = []
  const at = (level: string) => (facts: object, message?: string) => void lines.push([level, facts, message])
  return { lines, log: { info: at('info'), warn: at('warn'), error: at('error') } }
}

/** A database in which ten points of each user expired weeks ago. The job counts each day since, so it is not years. */
async function site(people = 3): Promise<{ db: Database; databaseUrl: string; uids: number[] }> {
  const databaseUrl = await freshDatabaseUrl('empty')
  const db = openDatabase(databaseUrl, { poolSize: 4 })
  onTestFinished(() => db.close())
  await createTerms(db, { type: 'rolling', amount: 20, unit: 'days', notice_days: [7] })
  const uids = await createSavers(db, people)
  await earnAll(db, uids, { points: 10, now: new Date(Date.now() - 60 * DAY_MS) })
  return { db, databaseUrl, uids }
}

const whole = () => new AbortController().signal

test('the daily job runs in a thread of its own, and the process logs its results', async () => {
  const { db, databaseUrl, uids } = await site()
  const [uid = 0] = uids
  await db.transact((tx) => tx.updateTable('wallets').set({ lifetime_earned: 11 }).where('uid', '=', uid).execute())
  const { lines, log } = kept()
  await runInThread({ job: 'daily', databaseUrl, holder: 'node-1' }, log, whole())
  expect(await doneFor(db)).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await expiries(db)).toEqual(uids.map((uid) => ({ uid, amount: -10 })))
  expect(lines).toContainEqual(['info', expect.objectContaining({ people: 3, points: 30 }), 'wallets settled'])
  const finding = expect.objectContaining({ uid, is: 11, shouldBe: 10 })
  expect(lines).toContainEqual(['error', finding, 'the book of points does not hold'])
})

test('the thread reports its connections while it runs', async () => {
  const { databaseUrl } = await site()
  const running = runInThread({ job: 'daily', databaseUrl, holder: 'node-1' }, kept().log, whole())
  const pools = () => [...jobLoads.threads.values()].flat().map(({ pool }) => pool)
  await expect.poll(pools, { interval: 5, timeout: 60_000 }).toContain('writing')
  await running
  expect(pools()).toEqual([])
})

test('on shutdown the thread ends and leaves the job to another one', async () => {
  const { db, databaseUrl } = await site(40)
  const end = new AbortController()
  end.abort(new Error('The process ends.'))
  const none = runInThread({ job: 'daily', databaseUrl, holder: 'node-1' }, kept().log, end.signal)
  await expect(none).rejects.toThrow('The process ends.')
  expect(await doneFor(db)).toBeUndefined()
  // Another connection writes, so the job has to wait at its first step.
  const { promise: written, resolve: letGo } = Promise.withResolvers<void>()
  const writing = db.transact(async (tx) => {
    await tx.updateTable('wallets').set({ pending: 0 }).execute()
    await written
  })
  const soon = new AbortController()
  const begun = runInThread({ job: 'daily', databaseUrl, holder: 'node-1' }, kept().log, soon.signal)
  soon.abort(new Error('The process ends.'))
  setTimeout(letGo, 500)
  await expect(begun).rejects.toThrow('The process ends.')
  await writing
  expect((await doneFor(db)) ?? null).toBeNull()
  await runInThread({ job: 'daily', databaseUrl, holder: 'node-2' }, kept().log, whole())
  expect(await doneFor(db)).toMatch(/^\d{4}-/)
})

test('a failed job throws its error in the calling thread', async () => {
  const { db, databaseUrl } = await site()
  await db.transact((tx) => tx.schema.dropTable('jobs').execute())
  const failed = runInThread({ job: 'daily', databaseUrl, holder: 'node-1' }, kept().log, whole())
  await expect(failed).rejects.toThrow(/jobs/)
})

test('popularity is recounted in a thread, too', async () => {
  const { databaseUrl } = await site()
  await runInThread({ job: 'counting', databaseUrl, holder: 'node-1' }, kept().log, whole())
})
