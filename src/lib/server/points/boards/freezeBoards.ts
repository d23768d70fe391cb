import { sql } from 'kysely'
import { toInstant } from '#shared/contract/time.ts'
import { spanOf } from '#shared/points/boardPeriods.ts'
import { dayOf } from '#shared/points/expiry.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { SiteTime } from '../siteTime.ts'

/** An earning that began before its period ended is done by then. */
const AFTER_END_MS = 2 * MINUTE_MS

/**
 * Writes the ranks of every board whose period is over, after which it never changes again. Answers how many boards
 * were frozen; what was frozen before is left alone.
 */
export async function freezeBoards(
  db: Database,
  { now, timeZone }: SiteTime,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const today = dayOf(new Date(now.getTime() - AFTER_END_MS), timeZone).toString()
  const open = await db.reader
    .selectFrom('boards')
    .select(['id', 'period', 'start'])
    .where('frozen_at', 'is', null)
    .where('period', '!=', 'all')
    .orderBy('id')
    .execute()
  let frozen = 0
  for (const { id, period, start } of open) {
    if (spanOf(period, Temporal.PlainDate.from(start)).end >= today) continue
    signal?.throwIfAborted()
    if (await db.transact((tx) => freeze(tx, id, now))) frozen++
  }
  return frozen
}

async function freeze(tx: Tx, boardId: number, now: Date): Promise<boolean> {
  const board = await tx
    .updateTable('boards')
    .set({ frozen_at: toInstant(now) })
    .where('id', '=', boardId)
    .where('frozen_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!board) return false
  await tx
    .updateTable('board_rows')
    .from(
      tx
        .selectFrom('board_rows')
        .select(['uid', sql<number>`rank() over (order by points desc)`.as('place')])
        .where('board_id', '=', boardId)
        .where('listed', '=', 1)
        .where('points', '>', sql.lit(0))
        .as('placed'),
    )
    .set((eb) => ({ rank: eb.ref('placed.place') }))
    .where('board_rows.board_id', '=', boardId)
    .whereRef('board_rows.uid', '=', 'placed.uid')
    .execute()
  // The ranks say from now on what these were for.
  await tx.deleteFrom('board_tallies').where('board_id', '=', boardId).execute()
  return true
}
