import { Refusal } from '#shared/refusal.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { createUser } from '#server/people/createUser.ts'
import { adjustBy } from '#server/points/adjust.ts'
import { award } from '#server/points/award.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { refund } from '#server/points/refund.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { spend } from '#server/points/spend.ts'
import { walletOf } from '#server/points/wallet.ts'
import { plainUser } from '#tests/support/plainUser.ts'
import type { Operation, Done, Balances, Zone } from './model.ts'
import { managerId, productId, scheduleIds } from './site.ts'

const broken = new Error('The process dies.')

/** A learner in the database, with the operations on the wallet. */
export async function createLearner(db: Database, timeZone: Zone) {
  const name = `learner-${crypto.randomUUID()}`
  const uid = await db.transact((tx) => createUser(tx, plainUser(name, { roles: [] })))
  const entries = new Map<string, number>()

  async function carryOut(database: Database, command: Operation & { now: Date }): Promise<Done> {
    try {
      return await database.transact(async (tx) => {
        const done = await ask(tx, command)
        if ('crash' in command && command.crash) throw broken
        return done
      })
    } catch (error) {
      if (error === broken) return { done: 'crashed' }
      // A refused operation has nothing to roll back.
      if (error instanceof Refusal) return { done: 'crash' in command && command.crash ? 'crashed' : 'refused' }
      throw error
    }
  }

  async function ask(tx: Tx, command: Operation & { now: Date }): Promise<Done> {
    const time = { now: command.now, timeZone }
    const noted = (
      key: string,
      { entry, repeated }: { entry: { id: number; amount: number } | null; repeated: boolean },
    ): Done => {
      if (!entry || repeated) return { done: 'nothing' }
      if (!('crash' in command && command.crash)) entries.set(key, entry.id)
      return { done: 'moved', points: entry.amount }
    }
    switch (command.what) {
      case 'settle':
        await openWallet(tx, uid, time)
        return { done: 'nothing' }
      case 'earn': {
        const { id, points, pendingDays, schedule } = command
        const key = `earn:${uid}:${id}`
        const scheduleId = scheduleIds[schedule]
        return noted(
          key,
          await award(tx, { uid, kind: 'earn', points, reason: 'story', key, pendingDays, scheduleId }, time),
        )
      }
      case 'spend': {
        const key = `purchase:${uid}:${command.id}`
        const orderId = await placeOrder(tx, uid, command.points)
        const wallet = await openWallet(tx, uid, time)
        const paid = await spend(tx, wallet, { points: command.points, orderId, reason: 'story', key }, time)
        if (paid.repeated) {
          await tx.deleteFrom('order_lines').where('order_id', '=', orderId).execute()
          await tx.deleteFrom('orders').where('id', '=', orderId).execute()
        }
        return noted(key, paid)
      }
      case 'take': {
        const key = `take:${uid}:${command.id}`
        return noted(
          key,
          await adjustBy(tx, { uid, amount: -command.points, reason: 'story', actor: managerId, key }, time),
        )
      }
      case 'refund': {
        const entryId = entries.get(`purchase:${uid}:${command.of}`)
        if (entryId === undefined) return { done: 'nothing' }
        const done = noted(`refund:${command.of}`, await refund(tx, { entryId, reason: 'story' }, time))
        await tx
          .updateTable('orders')
          .set({ state: 'cancelled_by_user' })
          .where('id', 'in', (eb) => eb.selectFrom('point_entries').select('order_id').where('id', '=', entryId))
          .execute()
        return done
      }
      case 'claw back': {
        const entryId = entries.get(`earn:${uid}:${command.of}`)
        if (entryId === undefined) return { done: 'nothing' }
        return noted(`claw:${command.of}`, await clawBack(tx, { entryId, reason: 'story' }, time))
      }
    }
  }

  return {
    uid,
    carryOut,
    async balances(database: Database, now: Date): Promise<Balances> {
      const { next_expiry: _, ...balances } = await walletOf(database.reader, uid, { now, timeZone })
      return balances
    },
  }
}

/** A minimal order to pay for. */
async function placeOrder(tx: Tx, uid: number, total: number): Promise<number> {
  const at = '2026-01-01 00:00:00'
  const { id } = await tx
    .insertInto('orders')
    .values({ uid, state: 'fulfilled', total, placed_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_lines')
    .values({ order_id: id, product_id: productId, uid, quantity: 1, points: total, snapshot: '{}', placed_at: at })
    .execute()
  return id
}
