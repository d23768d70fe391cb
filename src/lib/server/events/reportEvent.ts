import { type EventBody, type LearningEvent, Outcome } from '#shared/contract/events.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, type Refused } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { LearningEventRow } from '../db/schema/events.ts'
import { followEvent } from '../enrolments/followEvent.ts'
import type { SiteTime } from '../site/siteTime.ts'
import { futureProblems, noPerson, noTraining, personBy, trainingsBy } from './reported.ts'
import { recordEvent } from '../points/earning/recordEvent.ts'

export interface Report {
  /** The reporting API key: `key:{id}`. */
  source: string
  body: EventBody
}

/**
 * Records an event that another system reports. `isNew` is false if it was reported before: then nothing changes.
 * @throws Refusal 400 for an unknown user or training or for a time in the future; 409 if the identifier was used for
 * another event
 */
export async function reportEvent(
  db: Database,
  { source, body }: Report,
  time: SiteTime,
): Promise<{ event: LearningEvent; isNew: boolean }> {
  return db.transact(async (tx) => {
    const { uid, training } = await resolve(tx, source, body, time)
    const payload = JSON.stringify(body)
    const recorded = await recordEvent(
      tx,
      {
        source,
        uid,
        payload,
        external_id: body.id,
        training_id: training,
        object: body.object,
        at: body.at,
        type: body.type ?? '',
        score: body.score ?? null,
        revokes: body.revokes ?? null,
      },
      time,
    )
    if (recorded.repeated && recorded.event.payload !== payload) {
      throw conflict(msg('This identifier was used for another event.'), 'event_id')
    }
    await followEvent(tx, recorded)
    return { event: eventOf(recorded.event), isNew: !recorded.repeated }
  })
}

function eventOf({ external_id, training_id, revoked, outcome, ...row }: LearningEventRow): LearningEvent {
  const { type, uid, score, at, revokes } = row
  return {
    id: external_id,
    type,
    uid,
    training: training_id,
    score,
    at,
    revokes,
    revoked: revoked === 1,
    outcome: Outcome.parse(JSON.parse(outcome)),
  }
}

async function resolve(tx: Tx, source: string, body: EventBody, { now }: SiteTime) {
  const problems: Refused[] = futureProblems(body.at, now, 'at')
  const uid = await findPerson(tx, body, problems)
  const training = await findTraining(tx, body, problems)
  if (body.revokes !== undefined && uid !== null && problems.length === 0) {
    const revoked = await ownerOf(tx, source, body.revokes)
    if (revoked !== undefined && revoked !== uid) {
      problems.push({ message: msg('That event belongs to another person.'), path: 'revokes', code: 'not_theirs' })
    }
  }
  if (problems.length > 0) throw invalid(problems)
  return { uid, training }
}

async function findPerson(tx: Reader, { uid, mail }: EventBody, problems: Refused[]): Promise<number | null> {
  const byMail = mail === undefined ? undefined : await personBy(tx, { mail })
  if (mail !== undefined && (byMail === undefined || (uid ?? byMail) !== byMail)) problems.push(noPerson('mail'))
  if (uid === undefined) return byMail ?? null
  const person = await tx.selectFrom('users').select('uid').where('uid', '=', uid).executeTakeFirst()
  if (!person) problems.push(noPerson('uid'))
  return uid
}

async function findTraining(tx: Reader, { training }: EventBody, problems: Refused[]): Promise<number | null> {
  if (training === undefined) return null
  const found =
    typeof training === 'string'
      ? (await trainingsBy(tx, [training])).get(training)
      : (await tx.selectFrom('trainings').select('id').where('id', '=', training).executeTakeFirst())?.id
  if (found === undefined) problems.push(noTraining('training'))
  return found ?? null
}

/** The learner of an event; `undefined` if the event has not arrived. */
async function ownerOf(tx: Reader, source: string, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('learning_events')
    .select('uid')
    .where('source', '=', source)
    .where('external_id', '=', id)
    .executeTakeFirst()
  return row?.uid ?? undefined
}
