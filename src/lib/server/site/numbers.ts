import { z } from 'zod'
import type { Database, Reader } from '../db/database.ts'
import { touch } from '../cache/clock.ts'

/**
 * Numbers about the whole site that a storefront may show. They are counted at intervals: otherwise every completion
 * would remove the visitors' pages from the cache.
 */
export const SiteNumbers = z.object({ people: z.int(), completions: z.int() })
export type SiteNumbers = z.infer<typeof SiteNumbers>

/** Returns the last counted numbers. */
export async function siteNumbers(reader: Reader): Promise<SiteNumbers> {
  const row = await reader.selectFrom('settings').select('value').where('name', '=', 'numbers').executeTakeFirst()
  return row ? SiteNumbers.parse(JSON.parse(row.value)) : { people: 0, completions: 0 }
}

/** Counts again, without a lock; cached pages with the numbers are removed only if a number changed. */
export async function recountNumbers(db: Database, now: string): Promise<SiteNumbers> {
  const { before, counted } = await db.snapshot(async (reader) => ({
    before: await siteNumbers(reader),
    counted: { people: await countPeople(reader), completions: await countCompletions(reader) },
  }))
  if (before.people === counted.people && before.completions === counted.completions) return counted
  await db.transact(async (tx) => {
    const value = JSON.stringify(counted)
    await tx
      .insertInto('settings')
      .values({ name: 'numbers', value, changed: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed: now }))
      .execute()
    await touch(tx, ['numbers'])
  })
  return counted
}

/** Counts the users who can sign in. */
export async function countPeople(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countCompletions(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('enrolments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow()
  return Number(count)
}
