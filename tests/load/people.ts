import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { createUser } from '#server/people/createUser.ts'
import { readDemo } from '#server/site/demo.ts'
import { plainUser } from '#tests/support/plainUser.ts'
import { gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'

const POINTS = 1_000_000

/** The people of a load and what they buy. `cookie` is the header of a session. */
export const People = z.object({
  learners: z.array(z.object({ uid: z.int(), cookie: z.string() })).min(1),
  administrator: z.string(),
  products: z.array(z.int()).min(1),
})
export type People = z.infer<typeof People>

/**
 * Adds learners with points, an administrator and three products to a site for trying out. Never for a site in use:
 * its sessions need no password.
 * @param isSecure whether the site is reached by https
 * @throws Error if the database is not that of the demo academy
 */
export async function invitePeople(
  db: Database,
  { learners: count, isSecure, now }: { learners: number; isSecure: boolean; now: Date },
): Promise<People> {
  if (!(await readDemo(db.reader))) {
    throw new Error(
      'This database is not the demo academy. The load makes open sessions and points only there: start a site with `npm start`.',
    )
  }
  const named = (cookie: string) => (isSecure ? `__Host-${cookie}` : cookie)
  const learners = await gatherBuyers(db, { count, points: POINTS, now })
  const products: number[] = []
  for (const [title, stock] of [
    ['Load: postcard', undefined],
    ['Load: mug', 1_000_000],
    ['Load: book', 1_000_000],
  ] as const) {
    products.push(await putOnShelf(db, { title, price: 1, ...(stock ? { stock } : {}), now }))
  }
  const administrator = await db.transact(async (tx) => {
    const name = `load-${crypto.randomUUID().slice(0, 8)}`
    const uid = await createUser(tx, plainUser(name, { roles: ['administrator'] }))
    return `session=${await openSession(tx, { uid, now })}`
  })
  return {
    learners: learners.map(({ uid, cookie }) => ({ uid, cookie: named(cookie) })),
    administrator: named(administrator),
    products,
  }
}
