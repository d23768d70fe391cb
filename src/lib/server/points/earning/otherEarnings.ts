import { sql } from 'kysely'
import type { Earned, NeededEarnings } from '#shared/points/decide.ts'
import type { Span } from '#shared/points/windows.ts'
import type { Reader } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'

/** The points of a learner's other events that count towards the limits of a rule. The wallet must be open. */
export async function otherEarnings(
  reader: Reader,
  event: LearningEventRow,
  rule: string,
  { own, all, sameObject }: NeededEarnings,
): Promise<Earned[]> {
  if (!own && !all && !sameObject) return []
  const rows = await reader
    .selectFrom('learning_events')
    .select(['rule', 'type', 'object', 'at', 'points'])
    .where('uid', '=', event.uid)
    .where('points', '>', sql.lit(0))
    .where('id', '!=', event.id)
    .where((eb) => {
      const within = ({ from, until }: Span) => eb.and([eb('at', '>=', from), eb('at', '<', until)])
      return eb.or([
        ...(own ? [eb.and([eb('rule', '=', rule), within(own)])] : []),
        ...(all ? [within(all)] : []),
        ...(sameObject ? [eb('object', '=', event.object)] : []),
      ])
    })
    .execute()
  return rows.map((row) => ({ ...row, rule: row.rule ?? '' }))
}
