import { type RulesBody, RulesBody as Body, type RulesDocument } from '#shared/points/rules.ts'
import type { Database } from '#server/db/database.ts'
import { createUser, type NewUser } from '#server/people/createUser.ts'
import { type NewEvent, type RecordedEvent, recordEvent } from '#server/points/earning/recordEvent.ts'
import { currentRules } from '#server/points/earning/currentRules.ts'
import { saveRules } from '#server/points/earning/saveRules.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { walletOf } from '#server/points/wallet.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { plainUser } from '#tests/support/plainUser.ts'

/** Copenhagen: an hour before UTC in winter, so that days there and in UTC differ. */
export const timeZone = 'Europe/Copenhagen'
export const time = { now: morning, timeZone }

type SentRule = Partial<RulesBody['rules'][number]>

/** A complete document from the fields of a test. */
export function rulesOf(rules: readonly SentRule[], document: Partial<Omit<RulesBody, 'rules'>> = {}): RulesBody {
  const sent = rules.map((rule, place) => ({
    id: `rule-${place}`,
    name: `Rule ${place}`,
    trigger: 'training_completed',
    points: 10,
    ...rule,
  }))
  return Body.parse({ revision: 0, enabled: true, ...document, rules: sent })
}

/** Saves these as the rules of the site. */
export async function obey(
  db: Database,
  rules: readonly SentRule[],
  document: Partial<Omit<RulesBody, 'rules'>> = {},
): Promise<RulesDocument> {
  const { revision } = (await currentRules(db.reader)).document
  const body = rulesOf(rules, { ...document, revision })
  return saveRules(db, { body, by: 0, now: morning, newId: () => crypto.randomUUID().slice(0, 8) })
}

/** Creates a learner. Returns the uid. */
export function welcome(db: Database, name: string, changes: Partial<NewUser> = {}): Promise<number> {
  return db.transact((tx) => createUser(tx, plainUser(name, changes)))
}

/** Adds a training with these terms. Returns its id. */
export function offer(db: Database, title: string, terms: readonly number[] = []): Promise<number> {
  return db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('trainings')
      .values({
        title,
        summary: '',
        description: '',
        type: 'course',
        language: 'en',
        provider: 'Saltmarsh',
        url: 'https://learn.test',
        external_id: title,
        completion: 'external',
        published: 1,
        created: '2026-01-01 00:00:00',
        changed: '2026-01-01 00:00:00',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const tid of terms) await tx.insertInto('training_terms').values({ training_id: id, tid }).execute()
    return id
  })
}

export type Report = Partial<NewEvent> & { uid: number; external_id: string }

/** Reports an event to the site. */
export function report(db: Database, reported: Report, now: Date = morning): Promise<RecordedEvent> {
  const usual = {
    source: 'key:1',
    type: 'training_completed',
    training_id: null,
    score: null,
    at: '2026-11-20 12:00:00',
  }
  return db.transact((tx) => recordEvent(tx, { ...usual, ...reported }, { now, timeZone }))
}

/** Revokes an event of the same source. */
export function revoke(db: Database, revokes: string, id = `not ${revokes}`): Promise<RecordedEvent> {
  return db.transact((tx) =>
    recordEvent(
      tx,
      {
        source: 'key:1',
        external_id: id,
        type: '',
        uid: null,
        training_id: null,
        score: null,
        revokes,
        at: '2026-11-20 18:00:00',
      },
      time,
    ),
  )
}

/** The points of a user; also checks the ledger. */
export async function pointsOf(db: Database, uid: number, now: Date = morning): Promise<number> {
  const found = await reconcile(db)
  if (found.length > 0) throw new Error(`The book does not hold: ${JSON.stringify(found[0])}`)
  const { points, pending } = await walletOf(db.reader, uid, { now, timeZone })
  return points + pending
}

/** The stored outcome of an event. */
export async function outcomeOf(db: Database, id: string) {
  const { outcome, ...row } = await db.reader
    .selectFrom('learning_events')
    .selectAll()
    .where('external_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, outcome: JSON.parse(outcome) }
}
