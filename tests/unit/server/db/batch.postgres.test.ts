import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Tx } from '#server/db/database.ts'
import { isConstraintBroken, isDatabaseAway } from '#server/db/failures.ts'
import { type Given, statement } from '#server/db/statement.ts'
import { traces } from '#server/db/traces.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const SAMPLED = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

const adding = statement((tx: Tx, { id, name }: Given<{ id: number; name: string }>) =>
  tx.insertInto('organizations').values({ id, name }).returning('id'),
)
const naming = statement((tx: Tx, { id }: Given<{ id: number }>) =>
  tx.selectFrom('organizations').select(['id', 'name']).where('id', '=', id),
)
const counting = statement((tx: Tx, { name }: Given<{ name: string }>) =>
  tx
    .selectFrom('organizations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', '=', name),
)

/** Adds two organisations and reads one of them, all in one turn. */
function addAndRead(db: Database) {
  return db.transact((tx) =>
    Promise.all([
      adding.id(tx, { id: 801, name: 'One' }),
      adding.run(tx, { id: 802, name: 'Other' }),
      naming.rows(tx, { id: 802 }),
      naming.row(tx, { id: 899 }),
      counting.one(tx, { name: 'One' }),
    ]),
  )
}

const added = [801, 1, [{ id: 802, name: 'Other' }], undefined, { count: 1 }]

test('each statement of a batch gets its own rows, at the first run and at later ones', async () => {
  const db = await freshDatabase()
  expect(await addAndRead(db)).toEqual(added)
  await db.transact((tx) => tx.deleteFrom('organizations').where('id', 'in', [801, 802]).execute())
  expect(await addAndRead(db)).toEqual(added)
})

test('the statements of a sampled request, which have no name, are a batch, too', async () => {
  const db = await freshDatabase()
  expect(await traces.run(SAMPLED, () => addAndRead(db))).toEqual(added)
})

test('after a statement that fails, the others of the batch are not run, and the connection serves on', async () => {
  const db = await freshDatabase()
  const ends = await db.transact(async (tx) => {
    await sql`savepoint before_batch`.execute(tx)
    const ends = await Promise.allSettled([
      adding.id(tx, { id: 811, name: 'Two' }),
      adding.id(tx, { id: 811, name: 'Two' }),
      adding.id(tx, { id: 812, name: 'Twelve' }),
      naming.rows(tx, { id: 811 }),
    ])
    await sql`rollback to savepoint before_batch`.execute(tx)
    expect(await naming.rows(tx, { id: 811 })).toEqual([])
    expect(await adding.id(tx, { id: 813, name: 'Three' })).toBe(813)
    return ends
  })
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  const reasons = ends.map((end) => (end.status === 'rejected' ? end.reason : null))
  expect(isConstraintBroken(reasons[1])).toBe(true)
  for (const skipped of reasons.slice(2)) expect(skipped).toMatchObject({ code: '25P02' })
  const rows = await db.reader.selectFrom('organizations').select('id').where('id', '>', 810).execute()
  expect(rows).toEqual([{ id: 813 }])
})

test('a connection that ends during a batch fails each of its statements as an absence of the database', async () => {
  const db = await freshDatabase()
  const ending = statement((tx: Tx, { pid }: Given<{ pid: number }>) =>
    tx.selectNoFrom(sql`pg_terminate_backend(${pid}::int)`.as('ended')),
  )
  const ends = await db
    .transact(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const own = { pid: rows[0]?.pid ?? 0 }
      return Promise.allSettled([ending.rows(tx, own), naming.rows(tx, { id: 1 }), counting.one(tx, { name: 'x' })])
    })
    .catch((error: unknown) => error)
  expect(isDatabaseAway(ends), String(ends)).toBe(true)
  expect(await db.transact((tx) => naming.rows(tx, { id: 899 }))).toEqual([])
})
