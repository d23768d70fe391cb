import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { adjust } from '#server/points/adjust.ts'
import { award } from '#server/points/award.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { spend } from '#server/points/spend.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/incentives/wallet/entries'
const at = (minutes: number) => ({ now: later(minutes), timeZone: 'UTC' })

const languages = [
  { langcode: 'en', direction: 0, weight: 0, enabled: 1 },
  { langcode: 'ar', direction: 1, weight: 1, enabled: 1 },
]

/** Freja's wallet: three earnings, one of them taken back, a gift and a mug. */
async function freja(language = 'en') {
  const db = await freshDatabase()
  await db.transact((tx) => tx.insertInto('languages').values(languages).execute())
  const uid = await takeIn(db, { language })
  const give = (points: number, minute: number, more: object = {}) =>
    db.transact((tx) =>
      award(tx, { uid, kind: 'earn', points, reason: 'A training done', key: `e:${minute}`, ...more }, at(minute)),
    )
  await give(40, 1, { eventId: await aTraining(db, uid) })
  await give(30, 2, { rule: 'gone' })
  const { entry } = await give(5, 3)
  await db.transact((tx) => clawBack(tx, { entryId: entry.id, reason: 'A training done' }, at(4)))
  const manager = await takeIn(db, { name: 'ingrid', mail: 'ingrid@saltmarsh.test' })
  await adjust(db, { uid, amount: 20, reason: 'Thank you for helping', actor: manager, key: 'a' }, at(5))
  await buyMug(db, uid)
  const browser = browserAt(db)
  await browser.signIn('freja', PASSWORD)
  return { ...browser, db, uid }
}

async function aTraining(db: Database, uid: number): Promise<number> {
  const moment = '2026-11-21 09:01:00'
  return db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('trainings')
      .values({
        external_id: null,
        title: 'Reading a balance sheet',
        summary: '',
        description: '',
        type: 'course',
        language: 'en',
        provider: '',
        duration_minutes: null,
        price_amount: null,
        price_currency: null,
        cover: null,
        url: '',
        completion: 'self',
        published: 1,
        created: moment,
        changed: moment,
        next_session_at: null,
        translations: JSON.stringify({ ar: { title: 'قراءة الميزانية' } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = { source: 'site', external_id: 'x', type: 'training_completed', uid, training_id: id, score: null }
    const { id: eventId } = await tx
      .insertInto('learning_events')
      .values({ ...event, at: moment, received_at: moment, revokes: null, rule: null, payload: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return eventId
  })
}

async function buyMug(db: Database, uid: number): Promise<void> {
  const moment = '2026-11-21 09:06:00'
  const texts = { title: 'Enamel mug', language: 'en', translations: { ar: { title: 'كوب مطلي' } } }
  await db.transact(async (tx) => {
    const product = await tx
      .insertInto('products')
      .values({
        type: 'physical',
        status: 'active',
        title: 'Mug of today',
        price: 80,
        fulfilment: 'manual',
        category_tid: null,
        low_stock_at: null,
        limit_count: null,
        limit_period: null,
        max_per_order: null,
        visible_from: null,
        visible_until: null,
        purchasable_from: null,
        purchasable_until: null,
        training_id: null,
        created: moment,
        changed: moment,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const order = await tx
      .insertInto('orders')
      .values({ uid, state: 'placed', total: 60, placed_at: moment, changed_at: moment })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { order_id: order.id, product_id: product.id, uid, quantity: 1, points: 60, placed_at: moment }
    await tx
      .insertInto('order_lines')
      .values({ ...line, snapshot: JSON.stringify({ texts }) })
      .execute()
    const wallet = await openWallet(tx, uid, at(6))
    await spend(tx, wallet, { points: 60, orderId: order.id, reason: '', key: `order:${order.id}` }, at(6))
  })
}

type Entry = { kind: string; amount: number; balance_after: number; title: string; lang: string | null }

describe('the entries of a wallet', () => {
  test('list the changes, the newest first, with their reason and the balance after them', async () => {
    const { ask } = await freja()
    const { body } = await ask(path)
    expect(
      body.data.map(({ kind, amount, balance_after, title }: Entry) => [kind, amount, balance_after, title]),
    ).toEqual([
      ['purchase', -60, 30, 'Enamel mug'],
      ['manual_credit', 20, 90, 'Thank you for helping'],
      ['clawback', -5, 70, 'A training done'],
      ['earn', 5, 75, 'A training done'],
      ['earn', 30, 70, 'A training done'],
      ['earn', 40, 40, 'Reading a balance sheet'],
    ])
    expect(body.meta).toEqual({ limit: 25, next: null, isLastPage: true, total: 6 })
    expect(body.data[0].order).toEqual(expect.any(Number))
    expect(body.data[5].training).toEqual(expect.any(Number))
  })

  test('name trainings and rewards in the reader’s language', async () => {
    const { ask } = await freja('ar')
    const { body } = await ask(path)
    expect([body.data[0].title, body.data[0].lang]).toEqual(['كوب مطلي', 'ar'])
    expect([body.data[5].title, body.data[5].lang]).toEqual(['قراءة الميزانية', 'ar'])
    expect([body.data[4].title, body.data[4].lang], 'of a rule that is gone').toEqual(['A training done', 'en'])
  })

  test('come in pages, and can be filtered by one or several kinds', async () => {
    const { ask } = await freja()
    const first = (await ask(`${path}?limit=4`)).body
    expect(first.data.map(({ amount }: Entry) => amount)).toEqual([-60, 20, -5, 5])
    expect(first.meta).toEqual({ limit: 4, next: expect.any(String), isLastPage: false, total: 6 })
    const second = (await ask(`${path}?limit=4&after=${first.meta.next}`)).body
    expect(second.data.map(({ amount }: Entry) => amount)).toEqual([30, 40])
    expect(second.meta).toEqual({ limit: 4, next: null, isLastPage: true, total: 6 })
    const plus = (await ask(`${path}?limit=2&after=${first.meta.next}&kind=earn`)).body
    expect(plus.data.map(({ amount }: Entry) => amount)).toEqual([30, 40])
    expect(plus.meta).toMatchObject({ isLastPage: true, total: 3 })
    const earned = (await ask(`${path}?kind=earn`)).body
    expect(earned.data.map(({ amount }: Entry) => amount)).toEqual([5, 30, 40])
    const byHand = (await ask(`${path}?kinds[]=manual_credit&kinds[]=manual_debit`)).body
    expect(byHand.data.map(({ amount }: Entry) => amount)).toEqual([20])
    const spentOrBack = (await ask(`${path}?kinds[]=purchase&kind=clawback`)).body
    expect(spentOrBack.data.map(({ amount }: Entry) => amount)).toEqual([-60, -5])
    expect((await ask(`${path}?kind=gift&limit=0`)).body.errors).toHaveLength(2)
  })

  test('are visible to their owner only', async () => {
    const { db } = await freja()
    expect((await browserAt(db).ask(path)).status).toBe(401)
    await takeIn(db, { name: 'omar', mail: 'omar@saltmarsh.test' })
    const omar = browserAt(db)
    await omar.signIn('omar', PASSWORD)
    expect((await omar.ask(path)).body.data).toEqual([])
  })
})
