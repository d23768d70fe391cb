import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'

/**
 * How wide the buckets are in which the people of a board are counted. Each holds 256 of the ones before, so that no
 * count adds more than 255 numbers of a width, however many people there are.
 */
export const widths = [1, 2 ** 8, 2 ** 16, 2 ** 24] as const

/**
 * Rows that changed since they were counted, or are not counted yet. The words are those of the index
 * `board_rows_untallied`, by which both databases find them.
 */
export const isUntallied = sql<boolean>`tallied is distinct from case listed when 1 then points end`

/**
 * How many of those listed on a board have more points, at the moment of asking: what was counted before, put right by
 * the few rows that changed since. One statement, so that nothing is counted twice or missed while a count goes on.
 */
export async function peopleAbove(reader: Reader, boardId: number, points: number): Promise<number> {
  const tallied = widths.map((width, level) => {
    const next = widths[level + 1]
    const after = Math.floor(points / width)
    const until = next === undefined ? LAST : (Math.floor(points / next) + 1) * (next / width)
    return sql`coalesce((select sum(people) from board_tallies where board_id = ${boardId} and width = ${width} and bucket > ${after} and bucket < ${until}), 0)`
  })
  const { rows } = await sql<{ above: number | string }>`
    select ${sql.join(tallied, sql` + `)} + coalesce((
      select sum(case when listed = 1 and points > ${points} then 1 else 0 end - case when tallied > ${points} then 1 else 0 end)
      from board_rows where board_id = ${boardId} and ${isUntallied}), 0) as above`.execute(reader)
  // Sums are text on PostgreSQL.
  return Number(rows[0]?.above ?? 0)
}

/** Beyond every bucket. */
const LAST = 2 ** 31 - 1
