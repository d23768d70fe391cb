import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { type CurrentUser, findCurrentUser } from '#server/people/currentUser.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'

const CLIENTS = 20
const PROMISED = 0.5

/** Twenty clients who all want the same product beside twenty who want different ones, on a PostgreSQL that syncs to disk. */
export async function measureHotProduct(seconds: number, say: (text: string) => void): Promise<void> {
  const server = await startBreakablePostgres()
  const db = openDatabase(server.url('postgres'), { poolSize: 2 * CLIENTS })
  try {
    const now = new Date()
    await migrate(db, now)
    await seedDemo(db, { now })
    const buyers = await gatherBuyers(db, { count: CLIENTS, points: 1_000_000, now })
    const found = await Promise.all(buyers.map(({ uid }) => findCurrentUser(db.reader, uid)))
    const products: number[] = []
    for (let n = 0; n < CLIENTS; n++) {
      products.push(await putOnShelf(db, { title: `Product ${n}`, price: 1, stock: 1_000_000, now }))
    }
    const present = found.filter((user) => user !== undefined)
    const one = products.slice(0, 1)
    await rush(db, present, products, 1)
    // In turn, twice, because a machine is never equally fast for long.
    const rates = { many: 0, hot: 0 }
    for (let turn = 0; turn < 2; turn++) {
      rates.many += (await rush(db, present, products, seconds)) / 2
      rates.hot += (await rush(db, present, one, seconds)) / 2
    }
    const ratio = rates.hot / rates.many
    say(`\n${CLIENTS} clients on PostgreSQL, checkouts a second`)
    say(`  on ${CLIENTS} products ${rates.many.toFixed(0).padStart(8)}`)
    say(`  on one hot product ${rates.hot.toFixed(0).padStart(4)}`)
    say(`  ${ratio.toFixed(2)} (promised ${PROMISED} ${ratio >= PROMISED ? '✓' : '✗'})`)
  } finally {
    await db.close()
    await server.stop()
  }
}

async function rush(
  db: Database,
  buyers: readonly CurrentUser[],
  products: readonly number[],
  seconds: number,
): Promise<number> {
  const began = performance.now()
  let bought = 0
  async function client(user: CurrentUser, place: number): Promise<void> {
    const product = products[place % products.length] ?? 0
    while (performance.now() - began < seconds * 1000) {
      const visit = { user, language: 'en', siteLanguage: 'en', now: new Date(), timeZone: 'UTC' }
      await checkOut(db, visit, { products: [product] }, crypto.randomUUID())
      bought += 1
    }
  }
  await Promise.all(buyers.map(client))
  return (bought * 1000) / (performance.now() - began)
}
