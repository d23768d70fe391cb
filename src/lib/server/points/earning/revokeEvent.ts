import { sql } from 'kysely'
import { Outcome } from '#shared/contract/events.ts'
import { windowOf } from '#shared/points/windows.ts'
import type { Tx } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'
import { clawBack } from '../clawBack.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { currentRules } from './currentRules.ts'
import { awardMissed, noteOutcome } from './awardEvent.ts'

/**
 * Revokes an event. Its points are taken back if its rule says so, and other events get the points that limits withheld
 * because of it. The learner's wallet must be open.
 */
export async function revokeEvent(tx: Tx, event: LearningEventRow, time: SiteTime): Promise<LearningEventRow> {
  await tx.updateTable('learning_events').set({ revoked: 1 }).where('id', '=', event.id).execute()
  const revoked = { ...event, revoked: 1 }
  const before = Outcome.parse(JSON.parse(event.outcome))
  if (!before.clawback) return revoked
  const shortfall = await clawBackAll(tx, event, time)
  const after = await noteOutcome(tx, revoked, {
    ...before,
    points: 0,
    why: 'revoked',
    capped: false,
    taken_back: event.points - shortfall,
    shortfall,
  })
  if (event.points > 0) await awardOthers(tx, event, time)
  return after
}

/** Returns how many points could not be taken. */
async function clawBackAll(tx: Tx, event: LearningEventRow, time: SiteTime): Promise<number> {
  const entries = await tx
    .selectFrom('point_entries')
    .select(['id', 'reason'])
    .where('event_id', '=', event.id)
    .where('kind', '=', 'earn')
    .orderBy('id')
    .execute()
  let shortfall = 0
  for (const { id, reason } of entries) shortfall += (await clawBack(tx, { entryId: id, reason }, time)).shortfall
  return shortfall
}

async function awardOthers(tx: Tx, { uid, rule, object, at }: LearningEventRow, time: SiteTime): Promise<void> {
  const month = windowOf('month', at, time.timeZone)
  const others = await tx
    .selectFrom('learning_events')
    .selectAll()
    .where('uid', '=', uid)
    .where('missed', '>', sql.lit(0))
    .where((eb) =>
      eb.or([
        eb('rule', '=', rule),
        eb('object', '=', object),
        eb.and([eb('at', '>=', month.from), eb('at', '<', month.until)]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
  if (others.length === 0) return
  const { document } = await currentRules(tx)
  for (const other of others) await awardMissed(tx, other, document, time)
}
