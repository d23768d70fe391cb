import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createChangeMark, noteAccess } from '#server/db/changeMark.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

let reader: DatabaseSync
let other: DatabaseSync
let mark: () => number

beforeEach(() => {
  const path = `${freshFolder()}/site.db`
  other = new DatabaseSync(path)
  other.exec('pragma journal_mode = wal; create table t (a)')
  reader = new DatabaseSync(path)
  mark = createChangeMark(reader)
  onTestFinished(() => {
    reader.close()
    other.close()
    vi.restoreAllMocks()
  })
})

const commit = () => other.exec('insert into t values (1)')

test('kept answers that follow each other ask once, however many promises are between them', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  await Promise.resolve()
  const before = mark()
  commit()
  for (let step = 0; step < 100; step++) await Promise.resolve()
  expect(mark()).toBe(before)
})

test('a mark that an event asks for is valid for its promises, too', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { promise, resolve } = Promise.withResolvers<[number, number]>()
  setImmediate(() => {
    const before = mark()
    commit()
    void (async () => {
      for (let step = 0; step < 100; step++) await Promise.resolve()
      resolve([before, mark()])
    })()
  })
  const [before, after] = await promise
  expect(after).toBe(before)
})

test('after an event of the loop, the commit of another process is noticed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  await Promise.resolve()
  const before = mark()
  commit()
  await new Promise((resolve) => setImmediate(resolve))
  expect(mark()).not.toBe(before)
})

test('after a look into a file, a commit is noticed at once', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const before = mark()
  commit()
  noteAccess()
  expect(mark()).not.toBe(before)
})

test('work that waits for another process without an event of the loop notices its commit', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const before = mark()
  commit()
  clock.mockReturnValue(1)
  expect(mark()).not.toBe(before)
})
