import type { z } from 'zod'
import type { CheckoutAnswer } from '#shared/contract/shop.ts'
import { NewProduct, type Product } from '#shared/contract/products.ts'
import { toInstant } from '#shared/contract/time.ts'
import { Refusal, type Refused } from '#shared/refusal.ts'
import type { Database } from '#server/db/database.ts'
import { findAsker } from '#server/people/asker.ts'
import { createUser } from '#server/people/createUser.ts'
import { award } from '#server/points/award.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import { stockOf } from '#server/shop/stock/stockOf.ts'
import type { Visit } from '#server/shop/shelf/visit.ts'
import { morning } from '#tests/support/freshDatabase.ts'

/** Two hours ahead of UTC in summer, one in winter. */
export const timeZone = 'Europe/Copenhagen'

let people = 0

interface Person {
  points?: number
  language?: string | null
  organizations?: number[]
  country?: string | null
  now?: Date
}

/** Somebody who enters the shop with so many points. */
export async function enter(db: Database, given: Person = {}): Promise<Visit> {
  const { points = 0, language = 'en', organizations = [], country = null, now = morning } = given
  const name = `buyer${people++}`
  const uid = await db.transact(async (tx) => {
    const created = await createUser(tx, {
      ...{ name, mail: `${name}@saltmarsh.test`, first_name: 'Buyer', last_name: name },
      ...{ language, timezone: null, country, title_tid: null, organizations, roles: ['learner'] },
      ...{ passwordHash: null, created: '2026-01-01 00:00:00' },
    })
    const gift = { uid: created, kind: 'earn', points, reason: 'story', key: `story:${name}` } as const
    if (points > 0) await award(tx, gift, { now, timeZone })
    return created
  })
  const asker = await findAsker(db.reader, uid)
  if (!asker) throw new Error('Nobody entered.')
  return { asker, language: language ?? 'en', siteLanguage: 'en', now, timeZone }
}

/** Puts a product on the shelf: something to hold for 10 points, handed out at once, unless it is said otherwise. */
export function putOut(db: Database, given: Partial<z.input<typeof NewProduct>> = {}): Promise<Product> {
  const plain = { title: 'Enamel mug', type: 'physical', price: 10, fulfilment: 'instant', status: 'active' }
  return createProduct(db, NewProduct.parse({ ...plain, ...given }), morning)
}

let keys = 0

/** Buys, each time with a key of its own. */
export function buy(db: Database, visit: Visit, products: number[], more: object = {}): Promise<CheckoutAnswer> {
  return checkOut(db, visit, { products, ...more }, `key ${keys++}`)
}

/** With what a purchase, or anything else, is refused. */
export async function refused(doing: Promise<unknown>): Promise<{ status: number; problems: readonly Refused[] }> {
  const outcome = await doing.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && outcome.error instanceof Refusal) {
    const { status, problems } = outcome.error
    return { status, problems }
  }
  throw new Error(`Not refused: ${JSON.stringify(outcome)}`, { cause: outcome })
}

/** The problems of a refusal as `place: code`. */
export async function refusalCodes(doing: Promise<unknown>): Promise<string[]> {
  return (await refused(doing)).problems.map(({ path, code }) => `${path}: ${code}`)
}

export function pointsOf(db: Database, { asker, now }: Visit): Promise<number> {
  return balanceOf(db.reader, asker.uid, now)
}

/** What a keeper of the shop does with an order. */
export function deedOf({ asker, now }: Visit, orderId: number, reason = '') {
  return { orderId, actor: asker.uid, reason, now, timeZone }
}

export async function left(db: Database, { id, type }: Product): Promise<number | null> {
  return (await stockOf(db.reader, [{ id, type, tracks_stock: 1 }])).get(id) ?? null
}

export async function orderCount(db: Database): Promise<number> {
  const rows = await db.reader.selectFrom('orders').select('id').execute()
  return rows.length
}

/** The same person later: on another day, or at another hour. */
export function laterOn(visit: Visit, moment: string): Visit {
  return { ...visit, now: new Date(moment) }
}

/** A training that everybody may see; answers its id. */
export async function holdTraining(db: Database, title = 'Knots'): Promise<number> {
  const at = toInstant(morning)
  const texts = { title, summary: '', description: '', language: 'en', provider: 'Harbour', url: 'https://knots.test' }
  const { id } = await db.transact((tx) =>
    tx
      .insertInto('trainings')
      .values({
        ...texts,
        ...{ external_id: null, type: 'course', duration_minutes: null, price_amount: null, price_currency: null },
        ...{ cover: null, completion: 'self', published: 1, created: at, changed: at, next_session_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

export async function enrolmentState(db: Database, visit: Visit, trainingId: number): Promise<string | undefined> {
  const row = await db.reader
    .selectFrom('enrolments')
    .select('state')
    .where('uid', '=', visit.asker.uid)
    .where('training_id', '=', trainingId)
    .executeTakeFirst()
  return row?.state
}
