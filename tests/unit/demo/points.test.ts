import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { DEMO_PASSWORD } from '#demo/content/cast.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { readLeaderboard } from '#server/points/boards/leaderboard.ts'
import { currentRules } from '#server/points/earning/currentRules.ts'
import { walletEntries } from '#server/points/history/walletEntries.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { listSchedules } from '#server/points/schedules/readSchedules.ts'
import { walletOf } from '#server/points/wallet.ts'
import { goalOf } from '#server/shop/wishes/goals.ts'
import { ordersOf } from '#server/shop/orders/read.ts'
import { presentProducts } from '#server/shop/products/presentProduct.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { productStates } from '#shared/contract/products.ts'
import { orderStates } from '#shared/contract/orders.ts'
import { productTypes } from '#shared/contract/productTypes.ts'
import { SHOP_PAGE } from '#shared/contract/shelf.ts'
import { scheduleStatuses } from '#shared/contract/schedules.ts'
import { scheduleTypes } from '#shared/points/scheduleTerms.ts'
import { triggers } from '#shared/points/rules.ts'
import { demoDatabase, later, morning } from '#tests/support/freshDatabase.ts'

const timeZone = 'Europe/Copenhagen'
const LEARNER = 'learner@demo.test'

async function visitOf(db: Database, mail: string, now = morning): Promise<LearnerVisit> {
  const { uid } = await db.reader.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
  const user = await findCurrentUser(db.reader, uid)
  if (!user) throw new Error(`${mail} cannot sign in`)
  return { user, language: user.language ?? 'en', siteLanguage: 'en', now, timeZone }
}

async function walletFor(db: Database, mail: string, now = morning) {
  const { user } = await visitOf(db, mail, now)
  return walletOf(db.reader, user.uid, { now, timeZone })
}

async function states(db: Database, visit: LearnerVisit): Promise<string[]> {
  const { data } = await ordersOf(db.reader, visit, {})
  return data.map(({ state, lines }) => `${state}: ${lines.map(({ title }) => title).join()}`)
}

describe('the demo academy’s shop', () => {
  test('has products of every type and in every state, in both languages', async () => {
    const db = await demoDatabase()
    const rows = await db.reader.selectFrom('products').selectAll().execute()
    const products = await presentProducts(db.reader, rows, morning)
    expect(new Set(products.map(({ type }) => type))).toEqual(new Set(productTypes))
    expect(new Set(products.map(({ state }) => state))).toEqual(new Set(productStates))
    expect(new Set(products.map(({ fulfilment }) => fulfilment)).size).toBe(3)
    expect(products.filter(({ restrictions }) => restrictions.length > 0)).not.toEqual([])
    for (const product of products) {
      const { status, title, summary, description, instructions_after, translations } = product
      const { ar } = translations
      expect([title, summary, description, ar?.title, ar?.summary, ar?.description].every(Boolean), title).toBe(true)
      if (status !== 'draft') expect([instructions_after, ar?.instructions_after].every(Boolean), title).toBe(true)
      for (const { name, hint, options, translations } of product.checkout_fields) {
        const { label, hint: arabicHint, options: choices } = translations.ar ?? {}
        const written = [Boolean(label), Boolean(arabicHint), choices?.length]
        expect(written, `${title}: ${name}`).toEqual([true, hint !== '', options.length])
      }
    }
  })

  test('shows a learner two pages, and all that can stand between them and a product', async () => {
    const db = await demoDatabase()
    const visit = await visitOf(db, LEARNER)
    const pages = await Promise.all([0, 1].map((page) => shelf(db.reader, visit, { page })))
    expect(pages.map(({ data }) => data.length > 0)).toEqual([true, true])
    expect(pages[0]?.data.length).toBe(SHOP_PAGE)
    expect(pages[1]?.meta).toMatchObject({ totalPages: 2, isLastPage: true })
    expect(pages[0]?.choices.categories.length).toBe(7)
    const cards = pages.flatMap(({ data }) => data)
    const codes = cards.flatMap(({ availability }) => availability.reasons.map(({ code }) => code))
    expect(new Set(codes)).toEqual(
      new Set(['insufficient_points', 'sold_out', 'limit_reached', 'not_started', 'ended', 'paused']),
    )
    expect(cards.some(({ low_stock }) => low_stock)).toBe(true)
    // Others were faster.
    const cinema = cards.find(({ title }) => title === 'Cinema voucher for two')
    expect(cinema?.availability.reasons).toContainEqual({ code: 'sold_out' })
    expect(cards.some(({ availability }) => availability.status === 'available')).toBe(true)
    const elsewhere = await shelf(db.reader, await visitOf(db, 'learner2@demo.test'), { limit: 100 })
    expect(elsewhere.data.map(({ title }) => title)).not.toContain('شهر من الوقوف عند الباب')
    expect(cards.map(({ title }) => title)).toContain('A month of parking by the door')
  })

  test('has orders in every state, and none of their mails is still to be sent', async () => {
    const db = await demoDatabase()
    const orders = await db.reader.selectFrom('orders').select(['state', 'reason']).execute()
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(orderStates))
    expect(orders.filter(({ state, reason }) => state === 'rejected' && reason === '')).toEqual([])
    const due = await db.reader.selectFrom('notices').select('id').where('mail_due', 'is not', null).execute()
    expect(due).toEqual([])
  })
})

describe('the demo academy’s points', () => {
  test('hold together', async () => {
    const db = await demoDatabase()
    expect(await reconcile(db)).toEqual([])
  })

  test('are earned by rules of every trigger and end by schedules of every kind', async () => {
    const db = await demoDatabase()
    const { document } = await currentRules(db.reader)
    expect(new Set(document.rules.map(({ trigger }) => trigger))).toEqual(new Set(triggers))
    expect(document.rules.filter(({ enabled }) => !enabled)).toHaveLength(1)
    expect(document.rules.filter(({ translations }) => !translations.ar?.name)).toEqual([])
    const schedules = await listSchedules(db.reader)
    expect(new Set(schedules.map(({ terms }) => terms.type))).toEqual(new Set(scheduleTypes))
    expect(new Set(schedules.map(({ status }) => status))).toEqual(new Set(scheduleStatuses))
    expect(schedules.filter(({ is_default }) => is_default).map(({ terms }) => terms.type)).toEqual(['rolling'])
    const kinds = await db.reader.selectFrom('point_entries').select('kind').distinct().execute()
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
      'clawback',
      'earn',
      'expire',
      'import',
      'manual_credit',
      'manual_debit',
      'purchase',
      'refund',
    ])
  })

  test('are 340 for the learner, and every page has something to show about the learner', async () => {
    const db = await demoDatabase()
    const visit = await visitOf(db, LEARNER)
    expect(await walletFor(db, LEARNER)).toEqual({
      points: 340,
      pending: 50,
      lifetime_earned: 920,
      spent: 520,
      expired: 10,
      next_expiry: { points: 60, date: '2026-12-31' },
    })
    expect(await goalOf(db.reader, visit)).toMatchObject({
      product: { title: 'Weekend photography workshop', price: 500 },
      points: 340,
      missing: 160,
    })
    expect(await states(db, visit)).toEqual([
      'pending_approval: A day in another house',
      'cancelled_by_user: Tote bag',
      'fulfilled: Bookshop voucher',
      'fulfilled: Coffee with the founder',
      'fulfilled: Enamel mug',
    ])
    const { data } = await ordersOf(db.reader, visit, {})
    expect(data.flatMap(({ lines }) => lines.flatMap(({ codes }) => codes))).toEqual([
      expect.stringMatching(/^DEMO-\w{4}-\w{4}$/),
    ])
  })

  test('are 200 for the learner who reads Arabic, and so are her orders', async () => {
    const db = await demoDatabase()
    const visit = await visitOf(db, 'learner2@demo.test')
    expect(await walletFor(db, 'learner2@demo.test')).toMatchObject({ points: 200, pending: 0, spent: 250 })
    expect(await goalOf(db.reader, visit)).toMatchObject({ missing: 40 })
    expect(await states(db, visit)).toEqual([
      'placed: كتاب من اختيارك',
      'fulfilled: شجرة باسمك',
      'rejected: يوم في مؤسسة أخرى',
      'fulfilled: دفتر منقّط',
    ])
    const { data } = await ordersOf(db.reader, visit, {})
    expect(data[3]?.fields).toMatchObject([
      { label: 'اللون', value: 'أخضر العرعر', lang: 'ar', value_lang: 'ar' },
      { label: 'عنوان التوصيل', lang: 'ar', value_lang: null },
    ])
    const reading = { ...visit, list: (names: readonly string[]) => names.join() }
    const { data: entries } = await walletEntries(db.reader, visit.user.uid, { query: { limit: 100 }, reading })
    expect(entries.filter(({ kind, lang, rule_lang }) => kind === 'earn' && (rule_lang ?? lang) !== 'ar')).toEqual([])
  })

  test('are not more after the first visit of the day, and two more after that of the next', async () => {
    const db = await demoDatabase()
    const visitAt = (now: Date) => signIn(db, { name: LEARNER, password: DEMO_PASSWORD, address: '192.0.2.1', now })
    await visitAt(later(5))
    expect(await walletFor(db, LEARNER, later(5))).toMatchObject({ points: 340 })
    await visitAt(later(24 * 60))
    expect(await walletFor(db, LEARNER, later(24 * 60))).toMatchObject({ points: 342 })
  })

  test('are ranked in the month, the quarter and the year, with equals among them', async () => {
    const db = await demoDatabase()
    const { user } = await visitOf(db, LEARNER)
    const boards = await Promise.all(
      (['month', 'quarter', 'year'] as const).map((period) =>
        readLeaderboard(db.reader, { user, period, scope: 'everyone' }, { now: morning, timeZone }),
      ),
    )
    for (const { hidden, rows, me } of boards) {
      expect(hidden).toBe(false)
      expect(rows.length).toBeGreaterThan(10)
      expect(me.points).toBeGreaterThan(0)
    }
    const ranks = boards.flatMap(({ period, rows }) => rows.map(({ rank }) => `${period} ${rank}`))
    expect(new Set(ranks).size).toBeLessThan(ranks.length)
  })

  test('are given once: where there is an academy, none is added', async () => {
    const db = await demoDatabase()
    const tables = ['point_entries', 'orders', 'products', 'learning_events', 'schedules', 'notices'] as const
    const counts = () =>
      Promise.all(
        tables.map((table) =>
          db.reader
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow(),
        ),
      )
    const before = await counts()
    expect(await seedDemo(db, { now: later(60) })).toBe(false)
    expect(await counts()).toEqual(before)
  })
})
