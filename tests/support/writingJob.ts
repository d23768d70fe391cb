// A thread that writes one transaction after the other, as a long job does, and says how many it has written.
import { parentPort, workerData } from 'node:worker_threads'
import { touch } from '#server/cache/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { withPauses } from '#server/jobs/withPauses.ts'

const { url, transactions }: { url: string; transactions: number } = workerData
const db = withPauses(openDatabase(url, { poolSize: 2 }))
for (let written = 1; written <= transactions; written++) {
  await db.transact(async (tx) => {
    await touch(tx, ['settings'])
    const until = performance.now() + 5
    while (performance.now() < until);
  })
  parentPort?.postMessage(written)
}
await db.close()
