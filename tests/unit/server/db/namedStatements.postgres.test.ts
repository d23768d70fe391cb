import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase, type Tx } from '#server/db/database.ts'
import { type Given, statement } from '#server/db/statement.ts'
import { traces } from '#server/db/traces.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'

const SAMPLED = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const NOT_SAMPLED = SAMPLED.replace(/1$/, '0')

const nameOf = statement((db: Tx, { uid }: Given<{ uid: number }>) =>
  db.selectFrom('users').select('name').where('uid', '=', uid),
)
const allOf = statement((db: Tx, { uid }: Given<{ uid: number }>) =>
  db.selectFrom('users').selectAll().where('uid', '=', uid),
)

async function open(options = ''): Promise<Database> {
  const db = openDatabase(`${await freshDatabaseUrl('empty')}${options}`)
  onTestFinished(() => db.close())
  return db
}

/** The statements that the connection of a transaction has prepared. */
async function prepared(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement <> 'begin'`.execute(tx)
  return rows.map((row) => row.statement)
}

test('a statement that is written once is prepared once for its connection', async () => {
  const db = await open()
  const texts = await db.transact(async (tx) => {
    for (const uid of [1, 2, 3]) await nameOf.row(tx, { uid })
    return prepared(tx)
  })
  expect(texts).toEqual(['select "name" from "users" where "uid" = $1'])
})

test('statements that go out together share the name before the server has read it', async () => {
  const db = await open()
  const rows = await db.transact((tx) => Promise.all([1, 2, 3].map((uid) => nameOf.rows(tx, { uid }))))
  expect(rows).toEqual([[], [], []])
})

test('behind a pool that does not know names, nothing is prepared', async () => {
  const db = await open('?prepare=off')
  const texts = await db.transact(async (tx) => {
    await nameOf.row(tx, { uid: 1 })
    return prepared(tx)
  })
  expect(texts).toEqual([])
})

test('an address that says something else about it is refused', async () => {
  const db = await open('?prepare=perhaps')
  await expect(db.reader.selectFrom('users').select('uid').execute()).rejects.toThrow('`on` or `off`')
})

test('a migration that adds a column while the site runs disturbs no statement', async () => {
  const db = await open()
  const read = () => db.transact((tx) => nameOf.row(tx, { uid: 1 }))
  await read()
  await db.transact((tx) => sql`alter table users add column of_the_test integer`.execute(tx))
  expect(await read()).toBeUndefined()
  await expect(db.transact((tx) => allOf.row(tx, { uid: 1 }))).rejects.toThrow('List the columns')
})

test('only the statements of a sampled request carry its trace and have no name', async () => {
  const db = await open()
  const preparedBy = (parent: string) =>
    traces.run(parent, () =>
      db.transact(async (tx) => {
        await nameOf.row(tx, { uid: 1 })
        return prepared(tx)
      }),
    )
  expect(await preparedBy(SAMPLED)).toEqual([])
  expect(await preparedBy(NOT_SAMPLED)).toHaveLength(1)
})
