import { expect, test } from 'vitest'
import { isRecountDue, recountHourly } from '#server/jobs/counting.ts'
import { toInstant } from '#shared/contract/time.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'

async function openJob() {
  const db = await demoDatabase()
  const signal = new AbortController().signal
  const run = (now: Date, holder = 'node-1') => recountHourly({ db, clock: () => now, holder, signal })
  const counted = async () => {
    const rows = await db.reader.selectFrom('trainings').select('popularity').execute()
    return rows.reduce((sum, { popularity }) => sum + popularity, 0)
  }
  const forget = () => db.transact((tx) => tx.updateTable('trainings').set({ popularity: 0 }).execute())
  return { db, run, counted, forget }
}

test('the popularity of trainings is counted once in each hour, also by a process that has just started', async () => {
  const { db, run, counted, forget } = await openJob()
  await forget()
  expect(await isRecountDue(db.reader, later(0))).toBe(true)
  await run(later(0))
  expect(await counted()).toBeGreaterThan(0)
  await forget()
  await run(later(1), 'node-2')
  expect(await counted()).toBe(0)
  await run(later(60), 'node-2')
  expect(await counted()).toBeGreaterThan(0)
})

test('a count that another node makes is left to it', async () => {
  const { db, run, counted, forget } = await openJob()
  await run(later(0))
  await forget()
  const leased_until = toInstant(later(62))
  await db.transact((tx) => tx.updateTable('jobs').set({ leased_by: 'node-2', leased_until }).execute())
  await run(later(60))
  expect(await counted()).toBe(0)
})
