import { sql } from 'kysely'
import type { Earned } from '#shared/points/decide.ts'
import type { Span } from '#shared/points/windows.ts'
import type { Reader } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'

/** The points of a learner's other events that count towards the limits of a rule. The wallet must be open. */
export async function otherEarnings(
  reader: Reader,
  event: LearningEventRow,
  rule: string,
  { own, all }: { own: Span | null; all: Span | null },
): Promise<Earned[]> {
  if (!own && !all) return []
  const rows = await reader
    .selectFrom('learning_events')
    .select(['rule', 'object', 'at', 'points'])
    .where('uid', '=', event.uid)
    .where('points', '>', sql.lit(0))
    .where('id', '!=', event.id)
    .where((eb) => {
      const within = ({ from, until }: Span) => eb.and([eb('at', '>=', from), eb('at', '<', until)])
      return eb.or([...(own ? [eb.and([eb('rule', '=', rule), within(own)])] : []), ...(all ? [within(all)] : [])])
    })
    .execute()
  return rows.map((row) => ({ ...row, rule: row.rule ?? '' }))
}
