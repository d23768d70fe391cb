import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { deadlocks } from '#tests/support/deadlocks.ts'
import { freshAcademyUrl } from '#tests/support/servedAcademy.ts'
import { type Bought, buy, gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'
import { startSite } from '#tests/support/site.ts'

function statuses(answers: readonly Bought[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

function codes(answers: readonly Bought[]): string[] {
  return answers
    .filter(({ status }) => status !== 201)
    .flatMap(({ body }) => JSON.parse(body).errors.map((error: { code: string }) => error.code))
}

test('forty buyers of the last seven items, twenty retries and twelve purchases over the balance, all at the same time', async () => {
  const url = await freshAcademyUrl()
  const db = openDatabase(url)
  const now = new Date()
  const crowd = await gatherBuyers(db, { count: 40, points: 100, now })
  const [hasty, greedy] = await gatherBuyers(db, { count: 2, points: 100, now })
  if (!hasty || !greedy) throw new Error('There are fewer buyers than expected.')
  const last = await putOnShelf(db, { title: 'The last seven', price: 30, stock: 7, now })
  const mug = await putOnShelf(db, { title: 'Enamel mug', price: 30, now })
  const site = await startSite({ DATABASE_URL: url, WORKERS: '2' })

  const [forSeven, retries, beyond] = await Promise.all([
    Promise.all(crowd.map((buyer) => buy(site.url, { buyer, products: [last], key: 'mine' }))),
    Promise.all(Array.from({ length: 20 }, () => buy(site.url, { buyer: hasty, products: [mug], key: 'once' }))),
    Promise.all(Array.from({ length: 12 }, (_, n) => buy(site.url, { buyer: greedy, products: [mug], key: `${n}` }))),
  ])
  await site.stop()

  expect(statuses(forSeven)).toEqual({ 201: 7, 400: 33 })
  expect(new Set(codes(forSeven))).toEqual(new Set(['sold_out']))
  expect(new Set(retries.map(({ status, body }) => `${status} ${body}`)).size, 'one answer, twenty times').toBe(1)
  expect(retries[0]?.status, retries[0]?.body).toBe(201)
  expect(statuses(beyond)).toEqual({ 201: 3, 400: 9 })
  expect(new Set(codes(beyond))).toEqual(new Set(['insufficient_points']))

  const ordersOf = async (uid: number) =>
    (await db.reader.selectFrom('orders').select('id').where('uid', '=', uid).execute()).length
  expect(await ordersOf(hasty.uid)).toBe(1)
  expect(await ordersOf(greedy.uid)).toBe(3)
  const wallets = await db.reader
    .selectFrom('wallets')
    .select('points')
    .where('uid', 'in', [hasty.uid, greedy.uid])
    .orderBy('uid')
    .execute()
  expect(wallets.map(({ points }) => points)).toEqual([70, 10])
  expect(await reconcile(db)).toEqual([])
  if (db.dialect === 'postgres') expect(await deadlocks(db), 'all take their locks in one order').toBe(0)
  await db.close()
})
