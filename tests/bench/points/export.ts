import { openDatabase } from '#server/db/database.ts'
import { downloadRows } from '../downloadRows.ts'
import { memoryOf } from '../memory.ts'
import { copyOfManyLearners, ENTRIES_EACH } from './manyLearners.ts'
import { openMeasured } from './twoSites.ts'

const LEARNERS = 10_000
/** The maximum that the process may hold during the download. */
const PROMISED_MIB = 200
const SLOW_BYTES_A_SECOND = 6 * 2 ** 20

/**
 * Downloads the whole ledger as CSV, by a fast and by a slow client: how long it takes, and the memory of the server.
 */
export async function measureExport(folder: string, say: (text: string) => void): Promise<void> {
  const path = await copyOfManyLearners(folder, LEARNERS, say)
  const db = openDatabase(`sqlite:${path}`)
  const { uid } = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail', '=', 'incentives@demo.test')
    .executeTakeFirstOrThrow()
  await db.close()
  const site = await openMeasured(folder, { learners: LEARNERS, path, uids: [uid] })
  try {
    say(`\nthe ledger of ${LEARNERS * ENTRIES_EACH} entries as CSV`)
    for (const [client, bytesASecond] of [
      ['fast client', Infinity],
      ['slow client', SLOW_BYTES_A_SECOND],
    ] as const) {
      const { rows, seconds, first, tenth, end } = await downloadRows({
        url: `${site.door.url}/api/v2/incentives/transactions.csv`,
        cookie: site.cookies[0] ?? '',
        pid: site.door.pid,
        rows: LEARNERS * ENTRIES_EACH,
        bytesASecond,
      })
      const verdict = end < PROMISED_MIB ? `(< ${PROMISED_MIB} ✓)` : `(promised ${PROMISED_MIB} ✗)`
      say(`  ${client}: ${rows} rows in ${seconds.toFixed(1)} s, the first after ${first.toFixed(0)} ms`)
      say(`    most memory ${tenth.toFixed(0)} MiB after a tenth, ${end.toFixed(0)} MiB at the end ${verdict}`)
      say(`    ${memoryOf(site.door.pid).toFixed(0)} MiB afterwards`)
    }
  } finally {
    await site.door.stop()
  }
}
