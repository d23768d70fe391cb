import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Tx } from '#server/db/database.ts'
import { isConstraintBroken } from '#server/db/failures.ts'
import { type Given, statement } from '#server/db/statement.ts'
import { unlessConstraintBroken } from '#server/db/unlessConstraintBroken.ts'
import { arrived, together } from '#server/db/wire.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const adding = statement((tx: Tx, { name }: Given<{ name: string }>) => tx.insertInto('organizations').values({ name }))
const naming = statement((tx: Tx, { id, name }: Given<{ id: number; name: string }>) =>
  tx.insertInto('organizations').values({ id, name }),
)
const counting = statement((tx: Tx, { name }: Given<{ name: string }>) =>
  tx
    .selectFrom('organizations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', '=', name),
)

test('what a transaction sent is read by its next statement, and is committed', async () => {
  const db = await freshDatabase()
  const { count } = await db.transact((tx) => {
    adding.send(tx, { name: 'Sent' })
    return counting.one(tx, { name: 'Sent' })
  })
  expect(count).toBe(1)
  expect(await db.transact((tx) => counting.one(tx, { name: 'Sent' }))).toEqual({ count: 1 })
})

test('statements that are ready together leave in one write', async () => {
  const db = await freshDatabase()
  await db.transact(async (tx) => {
    await counting.one(tx, { name: 'First' })
    const writes = (['_write', '_writev'] as const).map((name) => vi.spyOn(Socket.prototype, name))
    for (const name of ['One', 'Two', 'Three']) adding.send(tx, { name })
    expect(await counting.one(tx, { name: 'Three' })).toEqual({ count: 1 })
    expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  })
  vi.restoreAllMocks()
})

test('a failure of a sent statement is that of the next statement, or of the commit, and nothing is stored', async () => {
  const db = await freshDatabase()
  const failing = (then: (tx: Tx) => Promise<unknown>) =>
    db.transact(async (tx) => {
      adding.send(tx, { name: 'Lost' })
      for (const id of [501, 501, 502]) naming.send(tx, { id, name: 'Twice' })
      return then(tx)
    })
  for (const then of [
    (tx: Tx) => counting.one(tx, { name: 'Lost' }),
    (tx: Tx) => tx.selectFrom('organizations').select('id').execute(),
    (tx: Tx) => arrived(tx),
    async () => {},
  ]) {
    const error = await failing(then).catch((error: unknown) => error)
    expect(isConstraintBroken(error)).toBe(true)
  }
  expect(await db.transact((tx) => counting.one(tx, { name: 'Lost' }))).toEqual({ count: 0 })
})

test('a step whose sent statement breaks a constraint is undone alone', async () => {
  const db = await freshDatabase()
  await db.transact(async (tx) => {
    adding.send(tx, { name: 'Before' })
    const step = await unlessConstraintBroken(tx, async () => {
      for (const id of [601, 601]) naming.send(tx, { id, name: 'Step' })
      return true
    })
    expect(step).toBeNull()
    const other = await unlessConstraintBroken(tx, async () => {
      for (const id of [602, 602]) naming.send(tx, { id, name: 'Step' })
      return tx.selectFrom('organizations').select('id').execute()
    })
    expect(other).toBeNull()
  })
  const counts = await db.transact((tx) =>
    together(counting.one(tx, { name: 'Before' }), counting.one(tx, { name: 'Step' })),
  )
  expect(counts).toEqual([{ count: 1 }, { count: 0 }])
})

/** A statement that is written once, and one that is built for this call. */
const adders = {
  written: (tx: Tx) => adding.run(tx, { name: 'Late' }),
  built: (tx: Tx) => tx.insertInto('organizations').values({ name: 'Late' }).execute(),
}

test.each([
  ['written', 'fails'],
  ['written', 'succeeds'],
  ['built', 'fails'],
  ['built', 'succeeds'],
] as const)(
  'no %s statement runs after the end of a transaction that %s, not even before the server has heard of it',
  async (kind, end) => {
    const db = await freshDatabase()
    let later: Promise<unknown> | undefined
    const ended = db.transact(async (tx) => {
      later = nextTurn().then<unknown>(() => adders[kind](tx))
      later.catch(() => {})
      if (end === 'fails') throw new Error('No.')
    })
    if (end === 'fails') await expect(ended).rejects.toThrow('No.')
    else await ended
    await expect(later).rejects.toThrow('The transaction has ended.')
    expect(await db.transact((tx) => counting.one(tx, { name: 'Late' }))).toEqual({ count: 0 })
  },
)

test('when one of two parts fails, its own error is shown, not that of the other part after it', async () => {
  const db = await freshDatabase()
  const deadlock = sql`do $$ begin raise exception 'later' using errcode = '40P01'; end $$`
  let tries = 0
  await db.transact(async (tx) => {
    if (++tries > 1) return
    const first = (async () => {
      await sql`select 1`.execute(tx)
      await sql`select 2`.execute(tx)
    })()
    await together(first, deadlock.execute(tx))
  })
  expect(tries).toBe(2)
})

test('a statement sent after the one that failed does not hide its error', async () => {
  const db = await freshDatabase()
  const failing = db.transact(async (tx) => {
    const asked = sql`do $$ begin raise exception 'slow' using errcode = '57014'; end $$`.execute(tx)
    adding.send(tx, { name: 'After' })
    await asked
  })
  expect(await failing.catch((error: unknown) => error)).toMatchObject({ code: '57014' })
})
