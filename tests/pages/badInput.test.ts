import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openAcademy } from './badInput/academy.ts'
import { addresses } from './badInput/addresses.ts'
import { bodies } from './badInput/bodies.ts'
import { strangers } from './badInput/strangers.ts'

test('whatever is sent to the site is refused in plain words, harms nothing and nobody', async () => {
  const academy = await openAcademy()
  const { db, ask, site, learner } = academy
  const homeOf = async () => (await ask('/')).text
  const before = { home: await homeOf(), rows: await countRows(db) }
  for (const [kind, walk] of Object.entries({ ...addresses, ...strangers, ...bodies })) {
    await walk(academy)
    expect(await homeOf(), `the home page after ${kind}`).toBe(before.home)
    expect(await countRows(db), `rows after ${kind}`).toEqual(before.rows)
  }
  expect((await ask('/dashboard', { headers: { cookie: learner } })).status, 'still signed in').toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  expect(await site.stop(), 'it ends when told to, not before').toBe(0)
  const complaints = site
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
  expect(complaints.filter((line) => !line.includes('a section of the storefront cannot be read'))).toEqual([])
})

/** The data of people, editors and buyers; without the book of points, because a daily job may change it. */
const made = [
  ...(['settings', 'users', 'user_roles', 'role_access', 'user_organizations', 'sessions', 'password_resets'] as const),
  ...(['vocabularies', 'terms', 'trainings', 'training_terms', 'enrolments', 'learning_events', 'api_keys'] as const),
  ...(['storefronts', 'storefront_sections', 'products', 'orders', 'order_lines', 'idempotency_keys'] as const),
]

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of made) {
    const { count } = await db.reader
      .selectFrom(name)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counts[name] = Number(count)
  }
  return counts
}
