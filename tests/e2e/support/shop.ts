import type { Insertable } from 'kysely'
import { touch } from '#server/cache/clock.ts'
import { type Database, openDatabase, type Tx } from '#server/db/database.ts'
import type { ProductsTable } from '#server/db/schema/productTables.ts'
import { award } from '#server/points/award.ts'
import { currentRules, RULES } from '#server/points/earning/currentRules.ts'
import { notifyWaiting } from '#server/shop/wishes/notifyWaiting.ts'
import { toInstant } from '#shared/instant.ts'
import { GeneralSettings } from '#shared/contract/settings.ts'

/** A product before it is in the shop; `stock` or `codes` if its number is limited. */
export interface Shelved extends Partial<Insertable<ProductsTable>> {
  title: string
  price: number
  stock?: number
  codes?: readonly string[]
}

/** The shop of an academy, for tests that need their own products. */
export interface ShopOfStory {
  /** Adds a product to the shop. Returns its id. */
  shelve(product: Shelved): Promise<number>
  /** Gives a user points up to this number. */
  give(mail: string, points: number): Promise<void>
  change(productId: number, change: Partial<Insertable<ProductsTable>> & { stock?: number }): Promise<void>
  /** The points that a user can spend. */
  balance(mail: string): Promise<number>
  /** The number of orders of a product. */
  orders(productId: number): Promise<number>
  /** Notifies the learners who wait for a product or save for it now: the site does so every minute. */
  notifyWaiting(): Promise<number>
  close(): Promise<void>
}

/** Opens the shop in the database of a running site. */
export async function shopOfStory(databaseUrl: string): Promise<ShopOfStory> {
  const db = openDatabase(databaseUrl)
  await switchOn(db)
  const uidOf = async (mail: string) =>
    (await db.reader.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()).uid
  const balance = async (mail: string) => {
    const held = await db.reader
      .selectFrom('wallets')
      .select('points')
      .where('uid', '=', await uidOf(mail))
      .executeTakeFirst()
    return held?.points ?? 0
  }
  return {
    balance,
    shelve: (product) => shelve(db, product),
    give: async (mail, points) => {
      const missing = points - (await balance(mail))
      if (missing <= 0) return
      const key = `story:${crypto.randomUUID()}`
      const given = { uid: await uidOf(mail), kind: 'earn', points: missing, reason: 'story', key } as const
      await db.transact((tx) => award(tx, given, { now: new Date(), timeZone: 'Europe/Copenhagen' }))
    },
    change: (id, { stock, ...change }) =>
      db.transact(async (tx) => {
        if (Object.keys(change).length > 0) await tx.updateTable('products').set(change).where('id', '=', id).execute()
        if (stock === undefined) return
        await tx.updateTable('stock_slots').set({ pieces: 0 }).where('product_id', '=', id).execute()
        const first = { pieces: stock }
        await tx.updateTable('stock_slots').set(first).where('product_id', '=', id).where('slot', '=', 0).execute()
      }),
    orders: async (id) => {
      const { count } = await db.reader
        .selectFrom('order_lines')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    notifyWaiting: () => notifyWaiting({ db, clock: () => new Date() }),
    close: () => db.close(),
  }
}

async function switchOn(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    const stored = await tx
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'general')
      .executeTakeFirstOrThrow()
    const general = GeneralSettings.parse(JSON.parse(stored.value))
    const features = { ...general.features, incentives_shop_enabled: true }
    const value = JSON.stringify({ ...general, features })
    await tx.updateTable('settings').set({ value }).where('name', '=', 'general').execute()
    await endDailyVisits(tx)
    await touch(tx, ['settings'])
  })
}

/** A balance in a test that runs over midnight does not change: a visit on a new day earns nothing. */
async function endDailyVisits(tx: Tx): Promise<void> {
  const { revision: _, ...document } = (await currentRules(tx)).document
  const rules = document.rules.map((rule) => (rule.trigger === 'daily_login' ? { ...rule, enabled: false } : rule))
  const value = JSON.stringify({ ...document, rules })
  await tx.updateTable('settings').set({ value }).where('name', '=', RULES).execute()
}

function shelve(db: Database, { stock, codes, ...product }: Shelved): Promise<number> {
  return db.transact(async (tx) => {
    const at = toInstant(new Date())
    const row: Insertable<ProductsTable> = {
      type: codes ? 'voucher' : 'physical',
      status: 'active',
      fulfilment: 'instant',
      tracks_stock: stock === undefined ? 0 : 1,
      created: at,
      changed: at,
      ...product,
    }
    const { id } = await tx.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()
    if (stock !== undefined)
      await tx.insertInto('stock_slots').values({ product_id: id, slot: 0, pieces: stock }).execute()
    for (const code of codes ?? []) await tx.insertInto('voucher_codes').values({ product_id: id, code }).execute()
    return id
  })
}
