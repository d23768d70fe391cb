// `npm run bench:audit`: the audit log of ten million entries on the built site: its call, its page, its CSV file.
//   --postgres   on a PostgreSQL of its own instead of an embedded file
//   --rows N     how many entries (default 10000000)
//   --rounds N   how often each list is measured (default 20)
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { noteChange } from '#server/audit/noteChange.ts'
import { openDatabase } from '#server/db/database.ts'
import { auditExportAddress } from '#shared/audit/auditAddress.ts'
import { fillDemo } from '#tests/e2e/support/academy.ts'
import { startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { auditLines, fillAuditLog } from './auditLines.ts'
import { downloadRows } from './downloadRows.ts'
import { say } from './print.ts'
import { type ServedDesk, serveDesk } from './servedDesk.ts'
import { timeHead, timeLine } from './timeLine.ts'

const CSV_ROWS = 500_000
/** The maximum that the process may hold during the download. */
const PROMISED_MIB = 400
const entry = {
  actor: 7,
  action: 'changed',
  subject: { type: 'product', id: 12, label: 'Mug' },
  before: { price: 1 },
  after: { price: 2 },
} as const

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
  },
})
const [rows, rounds] = [Number(options.rows), Number(options.rounds)]
const folder = mkdtempSync(join(tmpdir(), 'juniper-audit-'))
const server = options.postgres ? await startBreakablePostgres(['-c', 'fsync=off']) : undefined
const url = server?.url('postgres') ?? `sqlite:${join(folder, 'site.db')}`
try {
  await fillDemo(url)
  const began = performance.now()
  await fillAuditLog(url, rows)
  say(`${rows} entries made in ${Math.round((performance.now() - began) / 1000)} s`)
  const desk = await serveDesk(url, folder)
  try {
    await desk.measure(`audit log, ${rows} entries, ms`, auditLines(rows), rounds)
    await measureFile(desk)
  } finally {
    await desk.site.stop()
  }
  const db = openDatabase(url)
  say(timeHead('writing'))
  const write = () => db.transact((tx) => noteChange(tx, entry, new Date()))
  await timeLine('one more entry', write, { rounds, promise: 50 })
  await db.close()
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The client leaves in the middle of the file: the memory of the server is what is measured. */
async function measureFile({ site, cookie }: ServedDesk): Promise<void> {
  const wanted = { url: site.url + auditExportAddress({}), cookie, pid: site.pid }
  const most = Math.min(CSV_ROWS, rows)
  const { seconds, first, tenth, end } = await downloadRows({ ...wanted, rows: most, bytesASecond: Infinity })
  const verdict = end < PROMISED_MIB ? `(< ${PROMISED_MIB} ✓)` : `(promised ${PROMISED_MIB} ✗)`
  say(`\nCSV: ${most} rows in ${seconds.toFixed(1)} s, the first byte after ${first.toFixed(0)} ms`)
  say(`  most memory ${tenth.toFixed(0)} MiB after a tenth, ${end.toFixed(0)} MiB at the end ${verdict}`)
}
