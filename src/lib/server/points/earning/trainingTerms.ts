import type { Reader } from '../../db/database.ts'

/** The terms of these trainings and all their ancestors, by training. */
export async function trainingTerms(reader: Reader, trainings: readonly number[]): Promise<Map<number, number[]>> {
  if (trainings.length === 0) return new Map()
  const rows = await reader
    .withRecursive('ancestors', (query) =>
      query
        .selectFrom('training_terms')
        .innerJoin('terms', 'terms.tid', 'training_terms.tid')
        .select(['training_terms.training_id', 'terms.tid', 'terms.parent_tid'])
        .where('training_terms.training_id', 'in', trainings)
        .union((above) =>
          above
            .selectFrom('ancestors')
            .innerJoin('terms', 'terms.tid', 'ancestors.parent_tid')
            .select(['ancestors.training_id', 'terms.tid', 'terms.parent_tid']),
        ),
    )
    .selectFrom('ancestors')
    .select(['training_id', 'tid'])
    .execute()
  const terms = new Map<number, number[]>()
  for (const { training_id, tid } of rows) terms.set(training_id, [...(terms.get(training_id) ?? []), tid])
  return terms
}
