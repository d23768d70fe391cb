import { toInstant } from '#shared/instant.ts'
import { objectOf } from '#shared/points/eventObject.ts'
import type { RulesDocument } from '#shared/points/rules.ts'
import type { Tx } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'
import { openWallet } from '../book/openWallet.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { awardEvent } from './awardEvent.ts'
import { revokeEvent } from './revokeEvent.ts'

/** The types of rows that are not events of a learner. */
const REVOCATION = 'revocation'
const AWAITED = 'awaited'
const nothing = { uid: null, training_id: null, score: null }

export interface NewEvent {
  /** `site`, or `key:{id}` of the API key that reports it. */
  source: string
  /** The source's own identifier: each event counts once, however often it is reported. */
  external_id: string
  type: string
  /** The learner; `null` only for a revocation. */
  uid: number | null
  training_id: number | null
  /** The object of the event if it is not a training of this site: an address or a name from the source. */
  object?: string | undefined
  /** Percent; may be a fraction. */
  score: number | null
  /** When it happened (UTC text). */
  at: string
  /** The identifier of the event of the same source that this one revokes. */
  revokes?: string | null
  /** The request body as JSON. */
  payload?: string | null
}

export interface RecordedEvent {
  event: LearningEventRow
  /** True if the event was reported before: `event` is the earlier record, and nothing changed now. */
  repeated: boolean
  /** The event that was revoked now. */
  takenBack?: LearningEventRow
}

/**
 * Records an event of a learner and awards its points. The learner's wallet is opened first, so that two events of one
 * learner are decided one after the other. An event whose revocation came first counts as revoked.
 * @param rules the rules, if this transaction has already read them
 */
export async function recordEvent(
  tx: Tx,
  sent: NewEvent,
  time: SiteTime,
  rules?: RulesDocument,
): Promise<RecordedEvent> {
  if (sent.revokes) return recordRevocation(tx, { ...sent, type: REVOCATION }, sent.revokes, time)
  if (sent.uid === null) throw new Error(`The event ${sent.external_id} is nobody's.`)
  await openWallet(tx, sent.uid, time)
  const { event, repeated } = await note(tx, sent, time)
  return { event: repeated ? event : await awardEvent(tx, event, time, rules), repeated }
}

async function recordRevocation(tx: Tx, sent: NewEvent, revokes: string, time: SiteTime): Promise<RecordedEvent> {
  const { event, repeated } = await note(tx, sent, time)
  if (repeated) return { event, repeated }
  // A placeholder reserves the place of an event that has not arrived: if an event and its revocation arrive at the
  // same time, one waits here.
  const awaited = { ...nothing, source: sent.source, external_id: revokes, type: AWAITED, at: sent.at }
  await insert(tx, awaited, time, { revoked: 1 })
  const { uid } = await find(tx, sent.source, revokes)
  if (uid === null) return { event, repeated }
  await tx.updateTable('learning_events').set({ uid }).where('id', '=', event.id).execute()
  await openWallet(tx, uid, time)
  const target = await find(tx, sent.source, revokes)
  const own = { event: { ...event, uid }, repeated }
  if (target.revoked === 1 || target.type === REVOCATION) return own
  return { ...own, takenBack: await revokeEvent(tx, target, time) }
}

/** Inserts an event, or fills the placeholder that its revocation left. */
async function note(tx: Tx, sent: NewEvent, time: SiteTime): Promise<{ event: LearningEventRow; repeated: boolean }> {
  const event = await insert(tx, sent, time)
  if (event) return { event, repeated: false }
  const filled = await tx
    .updateTable('learning_events')
    .set({ ...columnsOf(sent, time), ...(sent.revokes && { revoked: 0 }) })
    .where('source', '=', sent.source)
    .where('external_id', '=', sent.external_id)
    .where('type', '=', AWAITED)
    .returningAll()
    .executeTakeFirst()
  if (!filled) return { event: await find(tx, sent.source, sent.external_id), repeated: true }
  await tx
    .updateTable('learning_events')
    .set({ uid: sent.uid })
    .where('source', '=', sent.source)
    .where('revokes', '=', sent.external_id)
    .execute()
  return { event: filled, repeated: false }
}

function insert(
  tx: Tx,
  sent: NewEvent,
  time: SiteTime,
  { revoked = 0 }: { revoked?: 0 | 1 } = {},
): Promise<LearningEventRow | undefined> {
  return tx
    .insertInto('learning_events')
    .values({ ...columnsOf(sent, time), revoked })
    .onConflict((held) => held.columns(['source', 'external_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

function columnsOf({ object, ...sent }: NewEvent, { now }: SiteTime) {
  return {
    ...sent,
    object: objectOf({ object, ...sent }),
    score: sent.score === null ? null : Math.round(sent.score),
    exact_score: sent.score,
    received_at: toInstant(now),
    revokes: sent.revokes ?? null,
    payload: sent.payload ?? null,
  }
}

function find(tx: Tx, source: string, externalId: string): Promise<LearningEventRow> {
  return tx
    .selectFrom('learning_events')
    .selectAll()
    .where('source', '=', source)
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow()
}
