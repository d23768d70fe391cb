import { Outcome } from '#shared/contract/events.ts'
import type { Tx } from '../../db/database.ts'
import { clawBack } from '../clawBack.ts'
import type { SiteTime } from '../siteTime.ts'
import { noteOutcome } from './awardEvent.ts'

export interface Returned {
  /** The earning into whose lot the points came back. */
  entryId: number
  points: number
  /** The refund that brought them back. */
  by: number
}

/**
 * Takes what a refund brought back of an earning whose event was revoked meanwhile: when the event was revoked these
 * points were spent, and noted as a shortfall. The wallet must be open.
 */
export async function takeBackReturned(tx: Tx, { entryId, points, by }: Returned, time: SiteTime): Promise<void> {
  const event = await tx
    .selectFrom('learning_events')
    .innerJoin('point_entries', 'point_entries.event_id', 'learning_events.id')
    .selectAll('learning_events')
    .select('point_entries.reason')
    .where('point_entries.id', '=', entryId)
    .where('point_entries.kind', '=', 'earn')
    .where('learning_events.revoked', '=', 1)
    .executeTakeFirst()
  if (!event) return
  const { reason, ...row } = event
  const outcome = Outcome.parse(JSON.parse(row.outcome))
  const due = Math.min(points, outcome.shortfall)
  if (!outcome.clawback || due === 0) return
  await clawBack(tx, { entryId, reason, returned: { by, points: due } }, time)
  const [taken_back, shortfall] = [outcome.taken_back + due, outcome.shortfall - due]
  await noteOutcome(tx, row, { ...outcome, taken_back, shortfall })
}
