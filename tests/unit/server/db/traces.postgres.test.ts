import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { traces } from '#server/db/traces.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test('PostgreSQL sees the trace of the request with each statement, also inside a transaction', async () => {
  const db = await freshDatabase()
  const seen = sql<{ query: string }>`select query from pg_stat_activity where pid = pg_backend_pid()`
  const inRequest = await traces.run(parent, () =>
    Promise.all([seen.execute(db.reader), db.transact((tx) => seen.execute(tx))]),
  )
  for (const { rows } of inRequest) expect(rows[0]?.query).toMatch(new RegExp(`/\\*traceparent='${parent}'\\*/$`))
  expect((await seen.execute(db.reader)).rows[0]?.query).not.toContain('traceparent')
})
