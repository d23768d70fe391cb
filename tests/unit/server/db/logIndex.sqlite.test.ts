import { execFile } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { watchLogIndex } from '#server/db/logIndex.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

let path: string
let file: DatabaseSync
let hasCommit: () => boolean

beforeEach(() => {
  path = `${freshFolder()}/site.db`
  file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; create table t (a)')
  hasCommit = watchLogIndex(file) as () => boolean
  onTestFinished(() => {
    if (file.isOpen) file.close()
  })
})

/** Runs statements on the file in another process, and returns what it prints. */
async function inAnotherProcess(sql: string): Promise<string> {
  const code = `import { DatabaseSync } from 'node:sqlite'
    const file = new DatabaseSync(process.argv[1], { timeout: 0 })
    try { file.exec(process.argv[2]); console.log('done') } catch (error) { console.log(error.message) }`
  const args = ['--input-type=module', '--eval', code, path, sql]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return stdout.trim()
}

test('each commit is noticed once, of this and of another process', async () => {
  expect([hasCommit(), hasCommit()], 'the first call says yes').toEqual([true, false])
  file.exec('insert into t values (1)')
  expect([hasCommit(), hasCommit()]).toEqual([true, false])
  expect(await inAnotherProcess('insert into t values (2)')).toBe('done')
  expect([hasCommit(), hasCommit()]).toEqual([true, false])
})

test('a commit is noticed after the log was moved into the file, and when the log begins again', async () => {
  expect(await inAnotherProcess('pragma wal_checkpoint(truncate)')).toBe('done')
  hasCommit()
  for (const value of [1, 1, 1]) {
    file.exec(`insert into t values (${value}); pragma wal_checkpoint(truncate)`)
    expect(hasCommit()).toBe(true)
  }
})

test('a transaction that is rolled back or still open is no commit', () => {
  hasCommit()
  file.exec('begin; insert into t values (1)')
  expect(hasCommit()).toBe(false)
  file.exec('rollback')
  expect(hasCommit()).toBe(false)
})

test('the locks of the file stay while its index is read', async () => {
  file.exec('begin immediate')
  hasCommit()
  expect(await inAnotherProcess('insert into t values (1)')).toBe('database is locked')
  file.exec('commit')
  expect(await inAnotherProcess('insert into t values (1)')).toBe('done')
})

test('a closed connection says nothing about the file', () => {
  hasCommit()
  file.close()
  expect(hasCommit).toThrow('The database is closed.')
})

test('a database in memory has no index to read', () => {
  const memory = new DatabaseSync(':memory:')
  onTestFinished(() => memory.close())
  expect(watchLogIndex(memory)).toBeUndefined()
})
