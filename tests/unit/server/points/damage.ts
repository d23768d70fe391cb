import { sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import type { Database } from '#server/db/database.ts'
import { createUser } from '#server/people/createUser.ts'
import { award } from '#server/points/award.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { spend } from '#server/points/spend.ts'
import { plainUser } from '#tests/support/plainUser.ts'
import { at, createTerms, setClock, timeZone } from './savers.ts'

const now = at('2026-11-21')
const time = { now, timeZone }

/** Amal, a member of an organisation, earned 40 and spent 15; 10 more are pending. Freja earned 20. All checks hold. */
export async function bookOfTwo(db: Database): Promise<{ amal: number; freja: number }> {
  await setClock(db)
  await createTerms(db, { type: 'rolling', amount: 1, unit: 'years' })
  return db.transact(async (tx) => {
    const { id: ward } = await tx
      .insertInto('organizations')
      .values({ name: 'Ward 3' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const welcome = (name: string, organizations: number[]) =>
      createUser(tx, plainUser(name, { organizations, roles: [], created: toInstant(now) }))
    const [amal, freja] = [await welcome('amal', [ward]), await welcome('freja', [])]
    const common = { kind: 'earn', reason: 'story' } as const
    await award(tx, { ...common, uid: amal, points: 40, key: 'a' }, time)
    await award(tx, { ...common, uid: amal, points: 10, key: 'b', pendingDays: 5 }, time)
    await award(tx, { ...common, uid: freja, points: 20, key: 'c' }, time)
    const orderId = await orderOf(tx, amal, 15)
    const wallet = await openWallet(tx, amal, time)
    await spend(tx, wallet, { points: 15, orderId, reason: 'story', key: 'd' }, time)
    return { amal, freja }
  })
}

type Tx = Parameters<Parameters<Database['transact']>[0]>[0]

async function orderOf(tx: Tx, uid: number, points: number): Promise<number> {
  const moment = toInstant(now)
  const product = { type: 'donation', status: 'active', title: 'A tree', price: 1, fulfilment: 'instant' } as const
  const { id: product_id } = await tx
    .insertInto('products')
    .values({ ...product, created: moment, changed: moment })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: order_id } = await tx
    .insertInto('orders')
    .values({ uid, state: 'fulfilled', total: points, placed_at: moment, changed_at: moment })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { quantity: 1, points, snapshot: '{}', placed_at: moment }
  await tx
    .insertInto('order_lines')
    .values({ ...line, order_id, product_id, uid })
    .execute()
  return order_id
}

/** Changes the data directly, also the ledger, which the database normally protects. */
export async function damage(db: Database, statement: string): Promise<void> {
  await db.transact(async (tx) => {
    for (const table of ['point_entries', 'site_entries', 'lot_moves']) {
      const unlock =
        db.dialect === 'sqlite' ? `drop trigger ${table}_no_update` : `alter table ${table} disable trigger all`
      await sql.raw(unlock).execute(tx)
    }
    const { numAffectedRows } = await sql.raw(statement).execute(tx)
    if (numAffectedRows === 0n) throw new Error(`Nothing was damaged: ${statement}`)
  })
}
