import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { takeIn } from '../accounts/cast.ts'
import { callOf, type Given, type Sent } from './callOf.ts'

describe('a key', () => {
  /** A call that counts how often it was carried out, on a site of its own. */
  async function site(given: Given = {}) {
    const db = await freshDatabase()
    const user = { uid: await takeIn(db) }
    let runs = 0
    const call = callOf({ run: async () => ({ data: { runs: ++runs, secret: 's' }, status: 201 }), ...given })
    const ask = (sent: Sent = {}) => call({ db, user, method: 'POST', headers: { 'idempotency-key': 'k' }, ...sent })
    return { db, ask, runs: () => runs }
  }

  test('makes what an account posts happen once', async () => {
    const { ask, runs } = await site()
    const [first, again] = [await ask(), await ask()]
    expect([first.data, again.data, again.status]).toEqual([{ runs: 1, secret: 's' }, { runs: 1, secret: 's' }, 201])
    expect(runs()).toBe(1)
    expect((await ask({ headers: { 'idempotency-key': 'other' } })).data.runs).toBe(2)
    expect((await ask({ headers: {} })).data.runs).toBe(3)
  })

  test('keeps no secret: a repetition gets nothing for it', async () => {
    const { ask } = await site({ secrets: ['secret'] })
    expect([(await ask()).data, (await ask()).data]).toEqual([
      { runs: 1, secret: 's' },
      { runs: 1, secret: null },
    ])
  })

  test('keeps an answer of any form', async () => {
    const { ask } = await site({ run: async () => ({ data: ['text'] }) })
    expect([(await ask()).data, (await ask()).data]).toEqual([['text'], ['text']])
  })

  test('counts for POST, for accounts, and where the verb does not hold it itself', async () => {
    const { ask } = await site()
    for (const runs of [1, 2]) expect((await ask({ method: 'PUT' })).data.runs).toBe(runs)
    for (const runs of [3, 4]) expect((await ask({ user: null })).data.runs).toBe(runs)
    for (const heldBy of ['verb', 'nobody'] as const) {
      const other = await site({ idempotency: { heldBy } })
      for (const runs of [1, 2]) expect((await other.ask()).data.runs, heldBy).toBe(runs)
    }
  })

  test('stands for one call: another body or path is refused', async () => {
    const { ask } = await site({ body: z.strictObject({ a: z.int() }) })
    expect((await ask({ body: { a: 1 } })).status).toBe(201)
    expect((await ask({ body: { a: 1 } })).status).toBe(201)
    expect((await ask({ body: { a: 2 } })).status).toBe(409)
  })

  test('that is empty is none', async () => {
    const { ask } = await site()
    for (const runs of [1, 2]) expect((await ask({ headers: { 'idempotency-key': '' } })).data.runs).toBe(runs)
  })

  test('reaches the verb, and its work takes part in the transaction that holds the key', async () => {
    const { ask, db } = await site({
      run: async ({ locals, idempotencyKey }) => {
        for (const [name, at] of Object.entries({ Saltmarsh: locals.db, Lowfield: locals.runtime.db })) {
          await at.transact((tx: Parameters<Parameters<Database['transact']>[0]>[0]) =>
            tx.insertInto('organizations').values({ name }).execute(),
          )
        }
        if (idempotencyKey === 'fails') throw new Error('broken')
        return { data: idempotencyKey }
      },
    })
    const founded = async () => (await db.reader.selectFrom('organizations').select('id').execute()).length
    expect((await ask({ headers: { 'idempotency-key': 'fails' } })).status).toBe(500)
    expect(await founded()).toBe(0)
    expect((await ask()).data).toBe('k')
    expect(await founded()).toBe(2)
  })
})
