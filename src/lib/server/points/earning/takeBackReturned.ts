import { Outcome } from '#shared/contract/events.ts'
import type { Tx } from '../../db/database.ts'
import { clawBack } from '../clawBack.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { noteOutcome } from './awardEvent.ts'

export interface Returned {
  /** The earning whose lot got the points back. */
  entryId: number
  points: number
  /** The refund that returned them. */
  by: number
}

/**
 * Takes back points that a refund returned to an earning whose event was revoked in the meantime: at the revocation
 * these points were already spent and were recorded as a shortfall. The wallet must be open.
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
  if (due === 0) return
  await clawBack(tx, { entryId, reason, returned: { by, points: due } }, time)
  const [taken_back, shortfall] = [outcome.taken_back + due, outcome.shortfall - due]
  await noteOutcome(tx, row, { ...outcome, taken_back, shortfall })
}
