import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { touch } from '#server/cache/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'

test('a buyer can write between the transactions of a long job', async () => {
  const url = await freshDatabaseUrl('empty')
  const workerData = { url, transactions: 200 }
  const job = new Worker(new URL('../../../support/writingJob.ts', import.meta.url), { workerData })
  const ended = once(job, 'exit')
  let written = 0
  job.on('message', (so: number) => {
    written = so
  })
  await once(job, 'message')
  const buyer = openDatabase(url, { poolSize: 2 })
  const waits: number[] = []
  for (let purchase = 0; purchase < 8; purchase++) {
    const before = written
    await buyer.transact((tx) => touch(tx, ['shop']))
    waits.push(written - before)
  }
  await buyer.close()
  expect(written).toBeLessThan(workerData.transactions)
  expect(Math.max(...waits)).toBeLessThan(15)
  await job.terminate()
  await ended
})
