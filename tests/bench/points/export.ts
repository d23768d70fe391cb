import { request } from 'node:http'
import { writeFileSync } from 'node:fs'
import { openDatabase } from '#server/db/database.ts'
import { memoryOf } from '../memory.ts'
import { copyOfManyLearners, ENTRIES_EACH } from './manyLearners.ts'
import { peakOf } from './peakOf.ts'
import { type MeasuredSite, openMeasured } from './twoSites.ts'

const LEARNERS = 10_000
/** The most that the process may hold during the download. */
const PROMISED_MIB = 200
const SLOW_BYTES_A_SECOND = 6 * 2 ** 20

/** Downloads the whole ledger as CSV, by a fast and by a slow client: how long it takes, and the memory of the server. */
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
      const { rows, seconds, first, tenth, end } = await download(site, bytesASecond)
      const verdict = end < PROMISED_MIB ? `(< ${PROMISED_MIB} ✓)` : `(promised ${PROMISED_MIB} ✗)`
      say(`  ${client}: ${rows} rows in ${seconds.toFixed(1)} s, the first after ${first.toFixed(0)} ms`)
      say(`    most memory ${tenth.toFixed(0)} MiB after a tenth, ${end.toFixed(0)} MiB at the end ${verdict}`)
      say(`    ${memoryOf(site.door.pid).toFixed(0)} MiB afterwards`)
    }
  } finally {
    await site.door.stop()
  }
}

interface Download {
  rows: number
  seconds: number
  /** Milliseconds until the first byte. */
  first: number
  /** The most memory of the server in MiB, after a tenth of the rows and at the end. */
  tenth: number
  end: number
}

function download({ door, cookies, learners }: MeasuredSite, bytesASecond: number): Promise<Download> {
  forgetPeak(door.pid)
  const began = performance.now()
  let [rows, bytes, first, tenth] = [0, 0, 0, 0]
  return new Promise((resolve, reject) => {
    const asked = request(
      `${door.url}/api/v2/incentives/transactions.csv`,
      { headers: { cookie: cookies[0] ?? '' } },
      async (answer) => {
        if (answer.statusCode !== 200) throw new Error(`The download answered ${answer.statusCode}`)
        first = performance.now() - began
        for await (const chunk of answer) {
          for (const byte of chunk) if (byte === 10) rows++
          bytes += chunk.length
          if (tenth === 0 && rows > (learners * ENTRIES_EACH) / 10) tenth = peakOf(door.pid)
          const ahead = (bytes / bytesASecond) * 1000 - (performance.now() - began)
          if (ahead > 50) await new Promise((rest) => setTimeout(rest, ahead))
        }
        resolve({ rows, seconds: (performance.now() - began) / 1000, first, tenth, end: peakOf(door.pid) })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** Linux counts the peak of a process again from here. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
