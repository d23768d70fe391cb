import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { isDatabaseAway, isDiskFull } from '#server/db/failures.ts'
import { createGroupCommit } from '#server/db/groupCommit.ts'
import { type Turn, writingOn } from '#server/db/sqliteExecutor.ts'
import { together } from '#server/db/wire.ts'

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
  const turn: Turn = { isOpen: false }
  const { openTx } = writingOn(file, turn)
  const group = createGroupCommit(failing as DatabaseSync, openTx, {
    begin: async () => file.exec('begin immediate'),
    turn,
  })
  const found = () => group.transact((own) => own.insertInto('organizations').values({ name: 'Saltmarsh' }).execute())
  return { file, disk, group, found, count: () => file.prepare('select count(*) as n from organizations').get()?.n }
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

test('when the disk is full in one part of a transaction, the other part writes nothing either', async () => {
  const { file, group, found, count } = openFailing()
  await found()
  file.exec('pragma max_page_count = 3')
  const error = await group
    .transact((tx) =>
      together(
        tx
          .insertInto('organizations')
          .values({ name: 'x'.repeat(100_000) })
          .execute(),
        (async () => {
          for (let step = 0; step < 20; step++)
            await tx.updateTable('organizations').set({ name: 'Half done' }).execute()
        })(),
      ),
    )
    .catch((reason: unknown) => reason)
  expect(isDiskFull(error), String(error)).toBe(true)
  expect([count(), file.prepare('select name from organizations').get()?.name]).toEqual([1, 'Saltmarsh'])
})
