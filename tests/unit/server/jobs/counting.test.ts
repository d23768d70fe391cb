import { expect, test } from 'vitest'
import { beginHour, isRecountDue, recountHourly } from '#server/jobs/counting.ts'
import { toInstant } from '#shared/instant.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'

async function openJob() {
  const db = await demoDatabase()
  const signal = new AbortController().signal
  const jobOf = (now: Date, holder = 'node-1') => ({ db, clock: () => now, holder, signal })
  const begin = (now: Date) => beginHour(jobOf(now))
  const run = (now: Date, holder?: string) => recountHourly(jobOf(now, holder))
  const counted = async () => {
    const rows = await db.reader.selectFrom('trainings').select('popularity').execute()
    return rows.reduce((sum, { popularity }) => sum + popularity, 0)
  }
  const forget = () => db.transact((tx) => tx.updateTable('trainings').set({ popularity: 0 }).execute())
  return { db, begin, run, counted, forget }
}

test('popularity is counted an hour after the last count, also by a process that has just started', async () => {
  const { db, begin, run, counted, forget } = await openJob()
  await begin(later(0))
  await run(later(0))
  await forget()
  await begin(later(59))
  expect(await isRecountDue(db.reader, later(59))).toBe(false)
  await run(later(59), 'node-2')
  expect(await counted()).toBe(0)
  expect(await isRecountDue(db.reader, later(60))).toBe(true)
  await run(later(60), 'node-2')
  expect(await counted()).toBeGreaterThan(0)
  await forget()
  await run(later(119))
  expect(await counted()).toBe(0)
  await run(later(120))
  expect(await counted()).toBeGreaterThan(0)
})

test('a count by a clock that was far ahead does not stop the counting', async () => {
  const { db, begin } = await openJob()
  await begin(later(600))
  expect(await isRecountDue(db.reader, later(0))).toBe(true)
})

test('a count that another node makes is left to it', async () => {
  const { db, begin, run, counted, forget } = await openJob()
  await begin(later(0))
  await forget()
  const leased_until = toInstant(later(62))
  await db.transact((tx) => tx.updateTable('jobs').set({ leased_by: 'node-2', leased_until }).execute())
  await run(later(60))
  expect(await counted()).toBe(0)
})
