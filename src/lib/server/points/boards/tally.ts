import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'

/**
 * The widths of the buckets in which people are counted. Each bucket holds 256 smaller ones, so a count adds at most
 * 255 numbers of each width, however many people there are.
 */
export const widths = [1, 2 ** 8, 2 ** 16, 2 ** 24] as const

/**
 * Rows that are new or changed since the last count. The text must match the index `board_rows_untallied`, so that both
 * databases use it.
 */
export const isUntallied = sql<boolean>`tallied is distinct from case listed when 1 then points end`

/**
 * How many listed people on a board have more points: the stored counts, corrected by the few rows that changed since.
 * It is one statement, so that a count that runs at the same time cannot skew the result.
 */
export async function peopleAbove(reader: Reader, boardId: number, points: number): Promise<number> {
  const buckets = widths.map((width, level): [string, number][] => {
    const next = widths[level + 1]
    const until = next === undefined ? LAST : (Math.floor(points / next) + 1) * (next / width)
    return [
      [`after${width}`, Math.floor(points / width)],
      [`until${width}`, until],
    ]
  })
  const { above } = await counted.one(reader, { ...Object.fromEntries(buckets.flat()), board: boardId, points })
  // PostgreSQL returns sums as text.
  return Number(above)
}

const counted = statement((reader: Reader, given: Given<Record<string, number>>) => {
  const { board, points } = given
  const tallied = widths.map(
    (
      width,
    ) => sql`coalesce((select sum(people) from board_tallies where board_id = ${board} and width = ${sql.lit(width)}
      and bucket > ${given[`after${width}`]} and bucket < ${given[`until${width}`]}), 0)`,
  )
  const changed = sql`coalesce((
    select sum(case when listed = 1 and points > ${points} then 1 else 0 end - case when tallied > ${points} then 1 else 0 end)
    from board_rows where board_id = ${board} and ${isUntallied}), 0)`
  const query = sql<{ above: number | string }>`select ${sql.join([...tallied, changed], sql` + `)} as above`
  return { compile: () => query.compile(reader) }
})

/** Larger than every bucket number. */
const LAST = 2 ** 31 - 1
