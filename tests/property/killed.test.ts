import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { startKilledSite } from '#tests/support/killedSite.ts'
import { buyUntilAnswered, type Intent, inParallel } from '#tests/support/retrying.ts'
import { freshAcademyUrl } from '#tests/support/servedAcademy.ts'
import { buy, gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'

/** `npm run prove` makes two thousand. */
const checkouts = Number(process.env.CHECKOUTS ?? 60)
const BUYERS = 12
const PRICE = 7
/** The number of purchases between two kills; each kill comes during running purchases. */
const nextKill = () => 4 + Math.floor(Math.random() * Math.min(20, checkouts / 2))

test(`a site that is killed at random moments during ${checkouts} checkouts loses and duplicates nothing`, async () => {
  const url = await freshAcademyUrl()
  const db = openDatabase(url)
  const now = new Date()
  const funds = Math.ceil(checkouts / BUYERS) * PRICE
  const buyers = await gatherBuyers(db, { count: BUYERS, points: funds, now })
  const mug = await putOnShelf(db, { title: 'Enamel mug', price: PRICE, stock: checkouts, now })
  const intents = Array.from({ length: checkouts }, (_, n): Intent => {
    const buyer = buyers[n % BUYERS]
    if (!buyer) throw new Error('There are fewer buyers than were asked for.')
    return { buyer, products: [mug], key: `intent-${n}` }
  })

  const site = await startKilledSite({ DATABASE_URL: url })
  let untilKill = nextKill()
  const answered = new Map<string, string>()
  await inParallel(intents, 8, async (intent) => {
    const { status, body } = await buyUntilAnswered(site.url, intent)
    expect(status, body).toBe(201)
    answered.set(intent.key, body)
    untilKill -= 1
    if (untilKill === 0) {
      untilKill = nextKill()
      site.kill()
    }
  })
  const running = await site.settle()
  expect(site.kills(), 'it was killed while they bought').toBeGreaterThan(0)

  await inParallel(intents, 8, async (intent) => {
    const again = await buy(running.url, intent)
    expect(again.body, 'the same answer, to the byte').toBe(answered.get(intent.key))
  })
  await running.stop()
  const orders = await db.reader.selectFrom('order_lines').select('order_id').where('product_id', '=', mug).execute()
  expect(orders).toHaveLength(checkouts)
  const acknowledged = [...answered.values()].map((body) => JSON.parse(body).data.order.id)
  expect(new Set(acknowledged)).toEqual(new Set(orders.map((order) => order.order_id)))
  const { left } = await db.reader
    .selectFrom('stock_slots')
    .select(({ fn }) => fn.sum<number>('pieces').as('left'))
    .where('product_id', '=', mug)
    .executeTakeFirstOrThrow()
  expect(Number(left)).toBe(0)
  expect(await reconcile(db)).toEqual([])
  await db.close()
}, 900_000)
