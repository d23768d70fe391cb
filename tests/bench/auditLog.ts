// The lists of the audit log at 10 million entries: `node tests/bench/auditLog.ts [--rows N] [--postgres]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { auditActors } from '#server/audit/auditActors.ts'
import { findAuditEntries } from '#server/audit/findAuditEntries.ts'
import { noteChange } from '#server/audit/noteChange.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { AuditQuery } from '#shared/contract/audit.ts'
import { startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { say } from './print.ts'
import { timeHead, timeLine } from './timeLine.ts'

/** Promised, in milliseconds at p95. */
const timing = { rounds: 40, promise: 50 }
const AT_ONCE = 500_000
const entry = {
  actor: 7,
  action: 'changed',
  subject: { type: 'product', id: 12, label: 'Mug' },
  before: { price: 1 },
  after: { price: 2 },
} as const

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '10000000' }, postgres: { type: 'boolean', default: false } },
})
const rows = Number(options.rows)
const folder = mkdtempSync(join(tmpdir(), 'juniper-audit-'))
const server = options.postgres ? await startBreakablePostgres(['-c', 'fsync=off']) : undefined
const db = openDatabase(server?.url('postgres') ?? `sqlite:${join(folder, 'site.db')}`)
try {
  await migrate(db, new Date())
  await fill(db)
  say(timeHead(db.dialect))
  const lists: Record<string, string> = {
    'the newest': '',
    'one person': 'actor=7',
    'a rare person': 'actor=40',
    'one action': 'action=changed',
    'a rare action': 'action=erased',
    'one kind': 'subject=product',
    'one thing': 'subject=product:12',
    'person and rare action': 'actor=7&action=erased',
    'person and kind': 'actor=7&subject=rules',
    'kind without this action': 'subject=room&action=erased',
    'all filters, nothing found': 'actor=7&action=erased&subject=room',
    'a day in the middle': 'from=2023-06-01&until=2023-06-01',
    'kind in a year, no action': 'subject=room&action=erased&from=2022-01-01&until=2022-12-31',
    'far behind': 'after=202101010000000',
  }
  for (const [name, query] of Object.entries(lists)) {
    const asked = AuditQuery.parse(Object.fromEntries(new URLSearchParams(query)))
    await timeLine(name, () => findAuditEntries(db.reader, asked, 'Europe/Copenhagen'), timing)
  }
  await timeLine('the people of the filter', () => auditActors(db.reader), timing)
  await timeLine('one more entry', () => db.transact((tx) => noteChange(tx, entry, new Date())), timing)
} finally {
  await db.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** From 2020 on, by 40 people; erasures and the changes of one person are rare. */
async function fill(at: Database): Promise<void> {
  for (let from = 0; from < rows; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, rows - from)
    await at.transact(async (tx) => {
      const seconds = sql`(n * 20)`
      const moment =
        at.dialect === 'sqlite'
          ? sql`datetime('2020-01-01', '+' || ${seconds} || ' seconds')`
          : sql`to_char(timestamp '2020-01-01' + ${seconds} * interval '1 second', 'YYYY-MM-DD HH24:MI:SS')`
      await sql`
        insert into audit_entries (at, actor, through, action, subject_type, subject_id, label, before_values, after_values)
        select ${moment}, case when n % 500000 = 1 then 40 else n % 39 + 1 end, 'site',
          case when n % 1000000 = 3 then 'erased' when n % 3 = 0 then 'created' else 'changed' end,
          case when n % 1000000 = 3 then 'person' when n % 4 = 0 then 'rules' when n % 4 = 1 then 'room' else 'product' end,
          cast(n % 5000 as text), 'Label', '{"price":1}', '{"price":2}'
        from (with recursive counted (n) as (select ${sql.lit(from)} union all select n + 1 from counted where n < ${sql.lit(from + count - 1)})
          select n from counted) as numbered`.execute(tx)
    })
  }
  if (at.dialect === 'postgres') await at.transact((tx) => sql`analyze audit_entries`.execute(tx))
}
