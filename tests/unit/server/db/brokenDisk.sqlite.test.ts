import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import { createGroupCommit } from '#server/db/groupCommit.ts'
import { kyselyOn } from '#server/db/sqliteExecutor.ts'
import { statePaths } from '#server/door/process/health.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const SQLITE_IOERR_FSYNC = 1034

/** A file on a disk that can fail to keep what is committed. */
function openFailing() {
  const file = new DatabaseSync(':memory:')
  file.exec('create table organizations (id integer primary key, name text)')
  const disk = { fails: false }
  const failing: Pick<DatabaseSync, 'exec' | 'prepare' | 'isTransaction'> = {
    exec(sql) {
      if (disk.fails && sql === 'commit')
        throw Object.assign(new Error('disk I/O error'), { errcode: SQLITE_IOERR_FSYNC })
      file.exec(sql)
    },
    prepare: (sql) => file.prepare(sql),
    get isTransaction() {
      return file.isTransaction
    },
  }
  const tx = kyselyOn(file) as Tx
  const group = createGroupCommit(failing as DatabaseSync, tx, async () => file.exec('begin immediate'))
  const found = () => group.transact((own) => own.insertInto('organizations').values({ name: 'Saltmarsh' }).execute())
  return { disk, group, found, count: () => file.prepare('select count(*) as n from organizations').get()?.n }
}

test('what a failing disk did not keep is refused as unavailable, until the disk works again', async () => {
  const { disk, group, found, count } = openFailing()
  disk.fails = true
  const error = await found().catch((reason: unknown) => reason)
  expect(isDatabaseAway(error)).toBe(true)
  expect(group.isBroken()).toBe(true)
  expect(count()).toBe(0)
  disk.fails = false
  await found()
  expect(group.isBroken()).toBe(false)
  expect(count()).toBe(1)
})

test('a site is not ready while its disk does not keep what is written', async () => {
  const db = await freshDatabase()
  let fails = true
  const statuses: number[] = []
  const paths = statePaths({
    config: { metricsToken: '', trustProxy: false },
    db: {
      ...db,
      isBroken: () => true,
      transact: (run) => (fails ? Promise.reject(new Error('disk I/O error')) : db.transact(run)),
    },
    send: (_, { status }) => void statuses.push(status),
    refuse: async () => {},
    isStopping: () => false,
    metrics: async () => '',
    log: { debug: () => {} },
  })
  const ask = () => paths.get('/readyz')?.({} as never)
  await ask()
  fails = false
  await ask()
  expect(statuses).toEqual([503, 200])
})
