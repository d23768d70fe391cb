import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Tx } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const NOTICED_MS = 100

test('a server that ends a connection between two queries ends that transaction and nothing else', async () => {
  const db = await freshDatabase()
  const failed = await db
    .transact(async (tx) => {
      await endConnection(db, tx)
      await pause(NOTICED_MS)
      await sql`select 1`.execute(tx)
    })
    .catch((error: unknown) => error)
  expect(isDatabaseAway(failed), String(failed)).toBe(true)
  expect(await db.transact((tx) => sql`select 1 as one`.execute(tx))).toMatchObject({ rows: [{ one: 1 }] })
})

test('any number of writers leave connections for readers', async () => {
  const db = await freshDatabase()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const writers = Array.from({ length: 20 }, () => db.transact(() => held))
  expect(await db.reader.selectFrom('users').select('uid').execute()).toEqual([])
  letGo()
  await Promise.all(writers)
})

async function endConnection(db: Database, tx: Tx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await db.transact((other) => sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other))
}
