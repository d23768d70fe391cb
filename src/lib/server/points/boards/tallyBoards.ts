import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'
import { isUntallied, widths } from './tally.ts'

/** On SQLite, the event loop waits while these are counted. */
const ROWS_AT_ONCE = 100

/**
 * Counts the rows that changed since the last run, so that a rank can be found without counting everyone above it.
 * Ranks are right without it, only slower. It may run at any time and on several nodes. Returns how many rows it
 * counted.
 */
export async function tallyBoards(
  db: Database,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
  // In this form the boards are read from the index of the uncounted rows: it holds few of them.
  const boards = await db.reader
    .selectFrom('board_rows')
    .select('board_id as id')
    .distinct()
    .where(isUntallied)
    .where('board_id', 'in', ({ selectFrom }) => selectFrom('boards').select('id').where('frozen_at', 'is', null))
    .execute()
  let counted = 0
  for (const { id } of boards) {
    for (let some = ROWS_AT_ONCE; some === ROWS_AT_ONCE; counted += some) {
      signal?.throwIfAborted()
      some = await db.transact((tx) => tallySome(tx, id))
      await nextTurn()
    }
  }
  return counted
}

async function tallySome(tx: Tx, boardId: number): Promise<number> {
  // Locks the board, so that only one process counts it at a time. Earnings do not touch this row and do not wait.
  const open = await tx
    .updateTable('boards')
    .set({ frozen_at: null })
    .where('id', '=', boardId)
    .where('frozen_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!open) return 0
  const found = await tx
    .selectFrom('board_rows')
    .select(['uid', 'tallied'])
    .where('board_id', '=', boardId)
    .where(isUntallied)
    // The order of the index, so that SQLite does not look for these rows among all of the board.
    .orderBy('points')
    .limit(ROWS_AT_ONCE)
    .execute()
  if (found.length === 0) return 0
  const before = new Map(found.map(({ uid, tallied }) => [uid, tallied]))
  const counted = await tx
    .updateTable('board_rows')
    .set({ tallied: sql`case listed when 1 then points end` })
    .where('board_id', '=', boardId)
    .where('uid', 'in', [...before.keys()])
    .returning(['uid', 'tallied'])
    .execute()
  await move(
    tx,
    boardId,
    counted.map(({ uid, tallied }) => ({ from: before.get(uid) ?? null, to: tallied })),
  )
  return found.length
}

/** Moves people from their old buckets to their new ones. */
async function move(
  tx: Tx,
  boardId: number,
  moves: readonly { from: number | null; to: number | null }[],
): Promise<void> {
  const rows = widths.flatMap((width) => {
    const changes = new Map<number, number>()
    const change = (points: number | null, by: number) => {
      if (points === null) return
      const bucket = Math.floor(points / width)
      changes.set(bucket, (changes.get(bucket) ?? 0) + by)
    }
    for (const { from, to } of moves) {
      change(from, -1)
      change(to, 1)
    }
    return [...changes].map(([bucket, people]) => ({ board_id: boardId, width, bucket, people }))
  })
  const changed = rows.filter(({ people }) => people !== 0)
  if (changed.length === 0) return
  await tx
    .insertInto('board_tallies')
    .values(changed)
    .onConflict((held) =>
      held
        .columns(['board_id', 'width', 'bucket'])
        .doUpdateSet((eb) => ({ people: eb('board_tallies.people', '+', eb.ref('excluded.people')) })),
    )
    .execute()
}
