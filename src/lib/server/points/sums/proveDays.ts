import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '../../db/database.ts'
import type { Finding } from '../proof.ts'

export const DAY_PROOF = 'the kept sums of a day are those of its entries'

/** Compares the kept sums of each day with its entries. A finding names the day as a number, yyyyMMdd, and no user. */
export async function proveDays(reader: Reader, signal: AbortSignal | undefined): Promise<Finding[]> {
  const days = await reader
    .selectFrom('point_days')
    .select(['day', 'starts_at', 'ends_at'])
    .distinct()
    .orderBy('starts_at')
    .execute()
  const found: Finding[] = []
  for (const { day, starts_at, ends_at } of days) {
    signal?.throwIfAborted()
    const { rows } = await sql<{ is: number; should: number }>`
      select sum(kept) as "is", sum(entered) as should from (
        select kind, amount as kept, 0 as entered from point_days where starts_at = ${starts_at}
        union all
        select kind, 0 as kept, sum(amount) as entered from point_entries
        where at >= ${starts_at} and at < ${ends_at} group by kind) as sums
      group by kind having sum(kept) <> sum(entered)`.execute(reader)
    const id = Number(day.replaceAll('-', ''))
    found.push(...rows.map(({ is, should }) => ({ proof: DAY_PROOF, uid: 0, id, is, shouldBe: should })))
    await nextTurn()
  }
  return found
}
