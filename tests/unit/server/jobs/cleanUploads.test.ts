import { expect, test } from 'vitest'
import { cleanUploads, isCleanUpDue } from '#server/jobs/cleanUploads.ts'
import { toInstant } from '#shared/instant.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { addUpload, fileNamed } from '../media/uploadRows.ts'

const day = 24 * 60

async function openJob() {
  const db = await demoDatabase()
  const works = { db, log: { info: () => {} }, holder: 'node-1', signal: new AbortController().signal }
  const removed: string[] = []
  return {
    db,
    removed,
    run: (now: Date) =>
      cleanUploads({ ...works, clock: () => now }, { remove: async (name) => void removed.push(name) }),
  }
}

test('unused uploads are removed once a day', async () => {
  const { db, removed, run } = await openJob()
  await addUpload(db, fileNamed(1))
  await run(later(day + 1))
  expect(removed).toHaveLength(2)
  expect(await isCleanUpDue(db.reader, later(day + 2))).toBe(false)
  await addUpload(db, fileNamed(2))
  await run(later(day + 2))
  expect(removed).toHaveLength(2)
  await run(later(2 * day))
  expect(removed).toHaveLength(4)
})

test('a clock that was once ahead does not switch the clean-up off', async () => {
  const { db, removed, run } = await openJob()
  await run(new Date('2031-01-01'))
  const leased_until = toInstant(new Date('2031-01-01'))
  await db.transact((tx) => tx.updateTable('jobs').set({ leased_by: 'node-2', leased_until }).execute())
  await addUpload(db, fileNamed(1))
  await run(later(day + 1))
  expect(removed).toHaveLength(2)
})

test('a clean-up that another process runs is left to it', async () => {
  const { db, removed, run } = await openJob()
  await run(later(0))
  const leased_until = toInstant(later(day + 2))
  await db.transact((tx) => tx.updateTable('jobs').set({ leased_by: 'node-2', leased_until }).execute())
  await addUpload(db, fileNamed(1))
  await run(later(day + 1))
  expect(removed).toEqual([])
})
