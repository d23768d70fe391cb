import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { spanOf } from '#shared/points/boardPeriods.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { rowsBelow, topOf } from './boardRows.ts'

/** Time for transactions that began before the end of the period to finish. */
const AFTER_END_MS = 2 * MINUTE_MS
/** On SQLite, all writes of the site wait while these are written. */
const ROWS_AT_ONCE = 500

/**
 * Writes the final ranks of every board whose period is over, and continues where an earlier run was stopped. A frozen
 * board never changes again; until all of its ranks are written, the others are found by its counts. Returns how many
 * boards were frozen.
 */
export async function freezeBoards(
  db: Database,
  { now, timeZone }: SiteTime,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const today = dayOf(new Date(now.getTime() - AFTER_END_MS), timeZone).toString()
  let frozen = 0
  for (const { id, period, start, frozen_at } of await unranked(db.reader)) {
    if (spanOf(period, Temporal.PlainDate.from(start)).end >= today) continue
    signal?.throwIfAborted()
    if (frozen_at === null && !(await close(db, id, now))) continue
    await writeRanks(db, id, signal)
    frozen++
  }
  return frozen
}

/** The boards that are open, or whose last listed row has no rank: ranks are written from the first row to the last. */
function unranked(reader: Reader) {
  const lastRank = sql`(select coalesce(rank, 0) from board_rows
    where board_id = boards.id and listed = 1 and points > 0 order by points, uid desc limit 1)`
  return reader
    .selectFrom('boards')
    .select(['id', 'period', 'start', 'frozen_at'])
    .where((eb) => eb.or([eb('frozen_at', 'is', null), eb(lastRank, '=', 0)]))
    .where('period', '!=', 'all')
    .orderBy('id')
    .execute()
}

/** Closes a board for all changes of points; `false` if another node did it. */
async function close(db: Database, boardId: number, now: Date): Promise<boolean> {
  const closed = await db.transact((tx) =>
    tx
      .updateTable('boards')
      .set({ frozen_at: toInstant(now) })
      .where('id', '=', boardId)
      .where('frozen_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  return closed !== undefined
}

/** The last row that has a rank, and how many rows have one. */
interface Written {
  count: number
  last: { uid: number; points: number; rank: number } | undefined
}

async function writeRanks(db: Database, boardId: number, signal: AbortSignal | undefined): Promise<void> {
  let written = await db.snapshot((reader) => writtenOn(reader, boardId))
  for (let before = -1; before < written.count;) {
    signal?.throwIfAborted()
    before = written.count
    written = await db.transact((tx) => writeSome(tx, boardId, written))
    await nextTurn()
  }
  // The stored ranks replace these counts.
  await db.transact((tx) => tx.deleteFrom('board_tallies').where('board_id', '=', boardId).execute())
}

async function writtenOn(reader: Reader, boardId: number): Promise<Written> {
  const ranked = reader.selectFrom('board_rows').where('board_id', '=', boardId).where('rank', 'is not', null)
  const { count } = await ranked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const last = await ranked
    .select(['uid', 'points', (eb) => eb.ref('rank').$notNull().as('rank')])
    .orderBy('points')
    .orderBy('uid', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { count: Number(count), last }
}

/** Equal points have the rank of the first of them. */
async function writeSome(tx: Tx, boardId: number, { count, last }: Written): Promise<Written> {
  const rows = last
    ? await rowsBelow(tx, boardId, { ...last, count: ROWS_AT_ONCE })
    : await topOf(tx, boardId, ROWS_AT_ONCE)
  let written: Written = { count, last }
  for (const { uid, points } of rows) {
    const rank = written.last?.points === points ? written.last.rank : written.count + 1
    ranking.send(tx, { board: boardId, uid, rank })
    written = { count: written.count + 1, last: { uid, points, rank } }
  }
  return written
}

const ranking = statement((tx: Tx, { board, uid, rank }: Given<{ board: number; uid: number; rank: number }>) =>
  tx.updateTable('board_rows').set({ rank }).where('board_id', '=', board).where('uid', '=', uid),
)
