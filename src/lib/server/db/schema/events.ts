import type { Generated, Selectable } from 'kysely'

/** The learning events of the site and of other systems. */
export interface EventsSchema {
  learning_events: LearningEventsTable
}

export interface LearningEventsTable {
  id: Generated<number>
  /** `site`, or `key:{id}` of the API key that reported the event. */
  source: string
  external_id: string
  /** A trigger of earning; `revocation`; `awaited` for an event that was revoked before it came; or a type that earns nothing. */
  type: string
  /** `null` while it is not known to which user the revoked event belongs. */
  uid: number | null
  training_id: number | null
  /** The subject that “once per object” counts: `training:12`, or the address of an activity in another system. */
  object: Generated<string>
  /** In whole percent, half of one rounded up. */
  score: number | null
  /** The score with its fractions, as rules compare it; `null` in events of earlier versions. */
  exact_score: number | null
  at: string
  received_at: string
  /** The `external_id` of an event of the same source that this event revokes. */
  revokes: string | null
  revoked: Generated<number>
  /** The earning rule that applied. */
  rule: string | null
  /** The points it gave, less those that were taken back; a learner's limits count these. */
  points: Generated<number>
  /** The points it would also have given without those limits. */
  missed: Generated<number>
  /** JSON: the result of the event, in the schema `Outcome`. */
  outcome: Generated<string>
  /** JSON: the event exactly as it was sent. */
  payload: string | null
}

export type LearningEventRow = Selectable<LearningEventsTable>
