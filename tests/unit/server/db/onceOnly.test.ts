import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { answerOnce, storedSince, onceOnly, type RepeatableCall } from '#server/db/onceOnly.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'

const repeatable: RepeatableCall = { uid: 7, key: 'tap-1', call: { path: '/x', body: { a: 1 } }, now: later(0) }

/** Counts how many times the work was done. */
function counter() {
  let times = 0
  return async () => ({ times: ++times })
}

const keys = (db: Database) => db.reader.selectFrom('idempotency_keys').selectAll().orderBy('key').execute()

describe('a thing that happens once', () => {
  test('returns its first answer to a repetition', async () => {
    const db = await freshDatabase()
    const work = counter()
    const first = await db.transact((tx) => onceOnly(tx, repeatable, work))
    const again = await db.transact((tx) => onceOnly(tx, { ...repeatable, now: later(60) }, work))
    expect([first, again]).toEqual([{ times: 1 }, { times: 1 }])
    expect(await keys(db)).toMatchObject([
      {
        uid: 7,
        key: 'tap-1',
        body_hash: expect.stringMatching(/^[\w-]{43}$/),
        status: 201,
        answer: '{"times":1}',
        created: '2026-11-21 09:00:00',
      },
    ])
  })

  test('is done by the first of simultaneous calls, and the others wait for its answer', async () => {
    const db = await freshDatabase()
    const work = counter()
    const answers = [1, 2, 3, 4].map(() => db.transact((tx) => onceOnly(tx, repeatable, work)))
    expect(await Promise.all(answers)).toEqual([{ times: 1 }, { times: 1 }, { times: 1 }, { times: 1 }])
    expect(await work(), 'nobody else has begun it').toEqual({ times: 2 })
  })

  test('happens again under another key, and for another person under the same key', async () => {
    const db = await freshDatabase()
    const work = counter()
    const others = [repeatable, { ...repeatable, key: 'tap-2' }, { ...repeatable, uid: 8 }]
    for (const other of others) await db.transact((tx) => onceOnly(tx, other, work))
    const repeated = []
    for (const other of others) repeated.push(await db.transact((tx) => onceOnly(tx, other, work)))
    expect(repeated).toEqual([{ times: 1 }, { times: 2 }, { times: 3 }])
  })

  test('is refused for another call under the same key', async () => {
    const db = await freshDatabase()
    await db.transact((tx) => onceOnly(tx, repeatable, counter()))
    const other = { ...repeatable, call: { path: '/x', body: { a: 2 } } }
    await expect(db.transact((tx) => onceOnly(tx, other, counter()))).rejects.toMatchObject({
      status: 409,
      problems: [{ path: '', code: 'idempotency_key' }],
    })
  })

  test('is forgotten after exactly a day, and may then be another call', async () => {
    const db = await freshDatabase()
    const work = counter()
    await db.transact((tx) => onceOnly(tx, repeatable, work))
    const lastSecond = new Date(later(24 * 60).getTime() - 1000)
    expect(await db.transact((tx) => onceOnly(tx, { ...repeatable, now: lastSecond }, work))).toEqual({ times: 1 })
    const other = { ...repeatable, call: 'another', now: later(24 * 60) }
    expect(await db.transact((tx) => onceOnly(tx, other, work))).toEqual({ times: 2 })
    expect(await db.transact((tx) => onceOnly(tx, other, work))).toEqual({ times: 2 })
    expect(await keys(db)).toMatchObject([{ created: '2026-11-22 09:00:00', answer: '{"times":2}' }])
    expect(storedSince(later(24 * 60))).toBe('2026-11-21 09:00:00')
  })

  test('that is refused leaves no key', async () => {
    const db = await freshDatabase()
    const refused = db.transact((tx) => onceOnly(tx, repeatable, () => Promise.reject(new Error('no'))))
    await expect(refused).rejects.toThrow('no')
    expect(await keys(db)).toEqual([])
  })
})

describe('an answer that is kept', () => {
  test('has its status, and of its data only what may be kept', async () => {
    const db = await freshDatabase()
    const answer = () =>
      db.transact((tx) =>
        answerOnce(
          tx,
          repeatable,
          async () => ({ data: { id: 1, secret: 's' } as { id: number; secret: string | null }, status: 200 }),
          ({ id }) => ({ id, secret: null }),
        ),
      )
    expect(await answer()).toEqual({ data: { id: 1, secret: 's' }, status: 200 })
    expect(await answer()).toEqual({ data: { id: 1, secret: null }, status: 200 })
  })

  test('changes no other answer', async () => {
    const db = await freshDatabase()
    const save = (given: Partial<RepeatableCall>, data: string) =>
      db.transact((tx) => answerOnce(tx, { ...repeatable, ...given }, async () => ({ data, status: 200 })))
    await save({}, 'first')
    await save({ key: 'tap-2' }, 'second')
    await save({ uid: 8 }, 'third')
    expect((await save({}, 'other')).data).toBe('first')
    expect((await save({ key: 'tap-2' }, 'other')).data).toBe('second')
    expect((await save({ uid: 8 }, 'other')).data).toBe('third')
  })
})
