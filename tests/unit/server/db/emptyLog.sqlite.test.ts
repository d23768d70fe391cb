import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { emptyLog } from '#server/db/emptyLog.ts'
import { embeddedPath, freshDatabase } from '#tests/support/freshDatabase.ts'

test('the log is emptied once another process has stopped reading, also if nobody commits meanwhile', async () => {
  const db = await freshDatabase()
  const other = new DatabaseSync(embeddedPath(db.url))
  await db.transact((tx) => tx.insertInto('organizations').values({ name: 'North' }).execute())
  other.exec('begin; select * from organizations')
  await db.transact((tx) => tx.insertInto('organizations').values({ name: 'South' }).execute())
  const emptied = emptyLog(db)
  await pause(120)
  other.exec('commit')
  expect(await emptied).toBe(true)
  other.close()
})
