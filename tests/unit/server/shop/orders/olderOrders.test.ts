import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate, migrateTo } from '#server/db/migrate.ts'
import { tableNames } from '#server/db/tables.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'

/** A site from before order lines recorded what they handed out. */
async function olderSite(): Promise<Database> {
  const db = await freshDatabase()
  await db.transact(async (tx) => {
    for (const table of [...tableNames].reverse()) await tx.schema.dropTable(table).execute()
    await tx.schema.dropTable('migrations').execute()
    await migrateTo(tx, db.dialect, ['0001_front_door', '0002_points', '0003_notices'], morning)
  })
  return db
}

const statements = [
  `insert into users (uid, name, name_key, mail, mail_key, first_name, last_name, full_name, status, created) values (1, 'ada', 'ada', 'a@b.test', 'a@b.test', 'Ada', 'A', 'Ada A', 'active', '2026-01-01 00:00:00')`,
  `insert into trainings (id, type, title, summary, description, language, provider, url, completion, published, created, changed) values (5, 'course', 'Knots', '', '', 'en', 'Harbour', '', 'self', 1, '2026-01-01 00:00:00', '2026-01-01 00:00:00')`,
  `insert into products (id, type, status, title, price, fulfilment, created, changed) values (7, 'voucher', 'active', 'Card', 10, 'approval', '2026-01-01 00:00:00', '2026-01-01 00:00:00')`,
  ...[
    [1, 'pending_approval'],
    [2, 'approved'],
    [3, 'returned'],
    [5, 'rejected'],
  ].flatMap(([id, state]) => [
    `insert into orders (id, uid, state, total, placed_at, changed_at) values (${id}, 1, '${state}', 10, '2026-02-01 00:00:00', '2026-02-02 00:00:00')`,
    `insert into order_lines (id, order_id, product_id, uid, quantity, points, snapshot, placed_at) values (${id}, ${id}, 7, 1, 1, 10, '{"training_id": ${id === 2 ? 5 : null}}', '2026-02-01 00:00:00')`,
    `insert into voucher_codes (id, product_id, code, state, order_line_id) values (${id}, 7, 'C${id}', '${state === 'returned' || state === 'rejected' ? 'void' : 'issued'}', ${id})`,
  ]),
  `insert into voucher_codes (id, product_id, code, state, order_line_id) values (4, 7, 'C4', 'free', null)`,
  `insert into order_history (order_id, state, actor, at) values (2, 'approved', 1, '2026-02-02 00:00:00'), (3, 'fulfilled', 1, '2026-02-02 00:00:00'), (3, 'returned', 1, '2026-02-03 00:00:00')`,
  `insert into enrolments (uid, training_id, state, enrolled_at) values (1, 5, 'enrolled', '2026-02-02 00:00:00')`,
]

test('an upgrade records which codes were seen and which enrolments came from orders', async () => {
  const db = await olderSite()
  await db.transact(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
  expect(await migrate(db, morning)).toContain('0006_orders')
  const codes = await db.reader.selectFrom('voucher_codes').select(['code', 'state']).orderBy('id').execute()
  expect(codes.map(({ code, state }) => `${code} ${state}`)).toEqual([
    'C1 held',
    'C2 issued',
    'C3 void',
    'C4 free',
    'C5 free',
  ])
  const lines = await db.reader.selectFrom('order_lines').select(['enrolled_at', 'codes_shown']).orderBy('id').execute()
  expect(lines).toEqual([
    { enrolled_at: null, codes_shown: 0 },
    { enrolled_at: '2026-02-02 00:00:00', codes_shown: 1 },
    { enrolled_at: null, codes_shown: 1 },
    { enrolled_at: null, codes_shown: 0 },
  ])
})

test('a free code belongs to no order; a held or issued code belongs to one', async () => {
  const db = await olderSite()
  await db.transact(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
  await migrate(db, morning)
  const change = (values: object, id: number) =>
    db.transact((tx) => tx.updateTable('voucher_codes').set(values).where('id', '=', id).execute())
  await expect(change({ state: 'held' }, 4)).rejects.toThrow()
  await expect(change({ state: 'free' }, 1)).rejects.toThrow()
  await expect(change({ state: 'gone' }, 1)).rejects.toThrow()
  await change({ state: 'void' }, 4)
  await change({ state: 'free', order_line_id: null }, 1)
})
