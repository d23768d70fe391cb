import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { fromInstant } from '#shared/instant.ts'
import { type BoardSpan, spansOf } from '#shared/points/boardPeriods.ts'
import { dayOf } from '#shared/zonedDays.ts'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema/schema.ts'
import type { SiteTime } from '../../site/siteTime.ts'

/**
 * Subtracts a revoked earning from the boards of the periods in which it was earned. Frozen boards stay unchanged. The
 * wallet must be open.
 * @param earnedAt when it was earned, UTC text
 */
export async function lowerBoards(
  tx: Tx,
  { uid, points, earnedAt }: { uid: number; points: number; earnedAt: string },
  { now, timeZone }: SiteTime,
): Promise<void> {
  const spans = spansOf(dayOf(fromInstant(earnedAt), timeZone))
  const today = dayOf(now, timeZone).toString()
  await keepOpen(
    tx,
    spans.filter(({ end }) => end !== '' && end < today),
  )
  await tx
    .updateTable('board_rows')
    .set((eb) => ({
      points: eb
        .case()
        .when('points', '>', points)
        .then(eb('points', '-', points))
        .else(0)
        .end(),
    }))
    .where('uid', '=', uid)
    .where('board_id', 'in', (eb) =>
      eb
        .selectFrom('boards')
        .select('id')
        .where('frozen_at', 'is', null)
        .where((of) => isOneOf(of, spans)),
    )
    .execute()
}

/** Locks the rows of boards whose period is over, so that nobody can freeze them before this transaction ends. */
async function keepOpen(tx: Tx, over: readonly BoardSpan[]): Promise<void> {
  if (over.length === 0) return
  await tx
    .updateTable('boards')
    .set({ frozen_at: null })
    .where('frozen_at', 'is', null)
    .where((of) => isOneOf(of, over))
    .execute()
}

function isOneOf(of: ExpressionBuilder<Schema, 'boards'>, spans: readonly BoardSpan[]): Expression<SqlBool> {
  return of.or(spans.map(({ period, start }) => of.and([of('period', '=', period), of('start', '=', start)])))
}
