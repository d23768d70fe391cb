import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { startLossyProxy } from '#tests/support/lossyProxy.ts'
import { buyUntilAnswered, type Intent, inParallel } from '#tests/support/retrying.ts'
import { freshAcademyUrl } from '#tests/support/servedAcademy.ts'
import { buy, gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'
import { startSite } from '#tests/support/site.ts'

const PURCHASES = 60

test('behind a proxy that drops a third of the responses, one intent creates one order', async () => {
  const url = await freshAcademyUrl()
  const db = openDatabase(url)
  const now = new Date()
  const buyers = await gatherBuyers(db, { count: 6, points: 1000, now })
  const tree = await putOnShelf(db, { title: 'A tree in your name', price: 40, now })
  const site = await startSite({ DATABASE_URL: url, WORKERS: '2' })
  const proxy = await startLossyProxy(site.url, (n) => n % 3 === 0)
  const intents = buyers.flatMap((buyer) =>
    Array.from({ length: PURCHASES / buyers.length }, (_, n): Intent => ({
      buyer,
      products: [tree],
      key: `tree-${n}`,
    })),
  )
  let tries = 0
  await inParallel(intents, 10, async (intent) => {
    const answer = await buyUntilAnswered(() => proxy.url, intent)
    expect(answer.status, answer.body).toBe(201)
    tries += answer.tries
    expect((await buy(site.url, intent)).body).toBe(answer.body)
  })
  expect(proxy.lost()).toBeGreaterThan(PURCHASES / 4)
  expect(tries).toBe(PURCHASES + proxy.lost())
  const orders = await db.reader.selectFrom('order_lines').select('id').where('product_id', '=', tree).execute()
  expect(orders).toHaveLength(PURCHASES)
  expect(await reconcile(db)).toEqual([])
  await proxy.stop()
  await site.stop()
  await db.close()
})
