import type { Fact } from '#shared/points/ruleFor.ts'
import type { RulesDocument } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'
import { audiencesOf } from '../../people/audiences.ts'
import { trainingTerms } from './trainingTerms.ts'

/** The columns of an event that rules can refer to. */
export type ReportedEvent = Pick<LearningEventRow, (typeof reportedColumns)[number]>
export const reportedColumns = [
  'uid',
  'type',
  'at',
  'object',
  'training_id',
  'score',
  'exact_score',
  'revoked',
] as const

/** Turns events into facts for the rules, in the same order. Loads only the data that some rule needs. */
export async function eventFactsOf(
  reader: Reader,
  events: readonly ReportedEvent[],
  { document, language }: { document: RulesDocument; language: string },
): Promise<Fact[]> {
  const uids = new Set(events.flatMap(({ uid }) => uid ?? []))
  const trainings = new Set(events.flatMap(({ training_id }) => training_id ?? []))
  const audiences = await audiencesOf(reader, [...uids], language)
  const asksForTerms = document.rules.some(({ filters }) => filters.terms.length > 0)
  const terms = asksForTerms ? await trainingTerms(reader, [...trainings]) : new Map<number, number[]>()
  return events.map(({ uid, type, at, object, training_id, score, exact_score, revoked }) => ({
    type,
    at,
    object,
    score: exact_score ?? score,
    training: training_id,
    terms: terms.get(training_id ?? 0) ?? [],
    revoked: revoked === 1,
    audience: audiences.get(uid ?? 0) ?? null,
  }))
}
