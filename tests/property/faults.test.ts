import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { buyUntilAnswered } from '#tests/support/retrying.ts'
import { type Buyer, buy, gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'
import { startSite } from '#tests/support/site.ts'
import { startOnSmallDisk } from '#tests/support/smallDisk.ts'

/** `npm run prove` lets it be away for ten seconds. */
const awayMs = Number(process.env.AWAY_MS ?? 3000)
const PRICE = 5

function statusOf(url: string, path: string, { cookie }: Buyer): Promise<number> {
  return fetch(url + path, { headers: { Cookie: cookie } }).then((answer) => answer.status)
}

async function shopOn(url: string) {
  const db = openDatabase(url)
  const now = new Date()
  const [buyer] = await gatherBuyers(db, { count: 1, points: 1000, now })
  if (!buyer) throw new Error('There is no buyer.')
  const mug = await putOnShelf(db, { title: 'Enamel mug', price: PRICE, stock: 100, now })
  return { db, buyer, intent: (key: string) => ({ buyer, products: [mug], key }) }
}

describe.runIf(inject('templates').server === '')('the embedded file', () => {
  test('a full disk refuses what is written, clearly, and heals by itself when there is room', async () => {
    const seed = await freshDatabaseUrl('demo')
    const { db, buyer, intent } = await shopOn(seed)
    await db.close()
    const { site, fill, makeRoom, copyOut } = await startOnSmallDisk(seed.replace(/^sqlite:/, ''))
    expect((await buy(site.url, intent('before'))).status).toBe(201)
    fill()
    const refused = await Promise.all(Array.from({ length: 9 }, (_, n) => buy(site.url, intent(`full-${n}`))))
    for (const { status, body } of refused) {
      expect(status, body).toBe(507)
      expect(JSON.parse(body).errors[0].code).toBe('storage_full')
    }
    expect(await statusOf(site.url, '/api/v2/incentives/wallet', buyer)).toBe(200)
    expect(await statusOf(site.url, '/storefront', buyer)).toBe(200)
    expect(await statusOf(site.url, '/', { uid: 0, cookie: '' })).toBe(200)
    makeRoom()
    for (let n = 0; n < 9; n++) expect((await buy(site.url, intent(`full-${n}`))).status).toBe(201)
    const copy = openDatabase(`sqlite:${copyOut()}`)
    await site.stop()
    expect(await reconcile(copy)).toEqual([])
    const { points } = await copy.reader
      .selectFrom('wallets')
      .select('points')
      .where('uid', '=', buyer.uid)
      .executeTakeFirstOrThrow()
    expect(points).toBe(1000 - 10 * PRICE)
    await copy.close()
  })

  test('a lock that somebody else keeps lets everyone read, and tells who writes to come back', async () => {
    const url = await freshDatabaseUrl('demo')
    const { db, buyer, intent } = await shopOn(url)
    const site = await startSite({ DATABASE_URL: url })
    const other = new DatabaseSync(url.replace(/^sqlite:/, ''))
    other.exec('begin immediate')
    const asked = buy(site.url, intent('locked'))
    expect(await statusOf(site.url, '/api/v2/incentives/wallet', buyer)).toBe(200)
    expect(await statusOf(site.url, '/storefront', buyer)).toBe(200)
    const { status, body } = await asked
    expect(status, body).toBe(503)
    expect(JSON.parse(body).errors[0].code).toBe('unavailable')
    other.exec('commit')
    other.close()
    expect((await buy(site.url, intent('locked'))).status).toBe(201)
    await site.stop()
    expect(await reconcile(db)).toEqual([])
    await db.close()
  })
})

describe.runIf(inject('templates').server !== '')('a database server', () => {
  test(`that is away for ${awayMs / 1000} s: kept pages go on, everything else says so, and all heals by itself`, async () => {
    const server = await startBreakablePostgres()
    const url = server.url('postgres')
    const first = openDatabase(url)
    await migrate(first, new Date())
    await seedDemo(first, { now: new Date() })
    await first.close()
    const { db, buyer, intent } = await shopOn(url)
    const visitor = { uid: 0, cookie: '' }
    const site = await startSite({ DATABASE_URL: url })
    expect(await statusOf(site.url, '/', visitor)).toBe(200)
    expect((await buy(site.url, intent('before'))).status).toBe(201)

    const underWay = Array.from({ length: 12 }, (_, n) => buyUntilAnswered(() => site.url, intent(`break-${n}`)))
    await server.goAway()
    const back = pause(awayMs)
    const refused = await buy(site.url, intent('away'))
    expect(refused.status, refused.body).toBe(503)
    expect(JSON.parse(refused.body).errors[0].code).toBe('unavailable')
    expect(await statusOf(site.url, '/', visitor)).toBe(200)
    expect(await statusOf(site.url, '/healthz', visitor)).toBe(200)
    expect(await statusOf(site.url, '/readyz', visitor)).toBe(503)
    await back
    await server.comeBack()

    for (const { status, body } of await Promise.all(underWay)) expect(status, body).toBe(201)
    expect((await buyUntilAnswered(() => site.url, intent('away'))).status).toBe(201)
    expect(await statusOf(site.url, '/readyz', visitor)).toBe(200)
    expect(await statusOf(site.url, '/storefront', buyer)).toBe(200)
    await site.stop()
    expect(await reconcile(db)).toEqual([])
    const { points } = await db.reader
      .selectFrom('wallets')
      .select('points')
      .where('uid', '=', buyer.uid)
      .executeTakeFirstOrThrow()
    expect(points).toBe(1000 - 14 * PRICE)
    await db.close()
    await server.stop()
  }, 120_000)
})
