import type { z } from 'zod'
import type { CheckoutAnswer } from '#shared/contract/checkout.ts'
import { NewProduct, type Product } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import { Refusal, type Refused } from '#shared/refusal.ts'
import type { Database } from '#server/db/database.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { createUser } from '#server/people/createUser.ts'
import { award } from '#server/points/award.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { stockOf } from '#server/shop/stock/stockOf.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { plainUser } from '#tests/support/plainUser.ts'

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

/** Creates a learner with points, and returns the visit. */
export async function addBuyer(db: Database, given: Person = {}): Promise<LearnerVisit> {
  const { points = 0, language = 'en', organizations = [], country = null, now = morning } = given
  const name = `buyer${people++}`
  const uid = await db.transact(async (tx) => {
    const mail = `${name}@saltmarsh.test`
    const changes = { mail, first_name: 'Buyer', last_name: name, language, country, organizations }
    const created = await createUser(tx, plainUser(name, changes))
    const gift = { uid: created, kind: 'earn', points, reason: 'story', key: `story:${name}` } as const
    if (points > 0) await award(tx, gift, { now, timeZone })
    return created
  })
  const user = await findCurrentUser(db.reader, uid)
  if (!user) throw new Error('The new user was not found.')
  return { user, language: language ?? 'en', siteLanguage: 'en', now, timeZone }
}

/** Adds a product; by default goods for 10 points that are handed out immediately. */
export function addProduct(db: Database, given: Partial<z.input<typeof NewProduct>> = {}): Promise<Product> {
  const plain = { title: 'Enamel mug', type: 'physical', price: 10, fulfilment: 'instant', status: 'active' }
  return createProduct(db, NewProduct.parse({ ...plain, ...given }), { by: null, now: morning })
}

/** Opens or closes the shop of the site; on a new site it is closed. */
export async function openShop(db: Database, enabled = true): Promise<void> {
  await saveShopSettings(db, { enabled }, { by: null, now: morning })
}

let keys = 0

/** Buys with a new key each time. */
export function buy(db: Database, visit: LearnerVisit, products: number[], more: object = {}): Promise<CheckoutAnswer> {
  return checkOut(db, visit, { products, ...more }, `key ${keys++}`)
}

/** Returns the status and the problems of a refusal; fails if there is none. */
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

/** The problems of a refusal as `path: code`. */
export async function refusalCodes(doing: Promise<unknown>): Promise<string[]> {
  return (await refused(doing)).problems.map(({ path, code }) => `${path}: ${code}`)
}

export function pointsOf(db: Database, { user, now }: LearnerVisit): Promise<number> {
  return balanceOf(db.reader, user.uid, now)
}

/** A change of an order by a shop manager. */
export function orderChange({ user, now }: LearnerVisit, orderId: number, reason = '') {
  return { orderId, actor: user.uid, reason, now, timeZone }
}

export async function stockLeft(db: Database, { id, type }: Product): Promise<number | null> {
  return (await stockOf(db.reader, [{ id, type, tracks_stock: 1 }])).get(id) ?? null
}

export async function orderCount(db: Database): Promise<number> {
  const rows = await db.reader.selectFrom('orders').select('id').execute()
  return rows.length
}

/** The same visit at another moment. */
export function visitAt(visit: LearnerVisit, moment: string): LearnerVisit {
  return { ...visit, now: new Date(moment) }
}

/** Adds a training that is visible to all users; returns its id. */
export async function addTraining(db: Database, title = 'Knots'): Promise<number> {
  const at = toInstant(morning)
  const texts = { title, summary: '', description: '', language: 'en', provider: 'Harbour', url: 'https://knots.test' }
  const { id } = await db.transact((tx) =>
    tx
      .insertInto('trainings')
      .values({
        ...texts,
        external_id: null,
        type: 'course',
        duration_minutes: null,
        price_amount: null,
        price_currency: null,
        cover: null,
        completion: 'self',
        published: 1,
        created: at,
        changed: at,
        next_session_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

export async function enrolmentState(
  db: Database,
  visit: LearnerVisit,
  trainingId: number,
): Promise<string | undefined> {
  const row = await db.reader
    .selectFrom('enrolments')
    .select('state')
    .where('uid', '=', visit.user.uid)
    .where('training_id', '=', trainingId)
    .executeTakeFirst()
  return row?.state
}
