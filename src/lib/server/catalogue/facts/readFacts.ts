import type { Reader } from '../../db/database.ts'
import type { TermFact, TrainingFact } from './catalogueFacts.ts'

/** Reads the facts of all published trainings, or of those with these ids, in the order of their ids. */
export async function readFacts(
  reader: Reader,
  terms: ReadonlyMap<number, TermFact>,
  ids?: readonly number[],
): Promise<TrainingFact[]> {
  const rows = await reader
    .selectFrom('trainings')
    .select(['id', 'type', 'provider', 'language', 'price_amount', 'popularity', 'created', 'next_session_at'])
    .where('published', '=', 1)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .orderBy('id')
    .execute()
  const { tagged, owned, titled } = await readRelated(reader, ids)
  return rows.map(({ id, type, provider, language, price_amount, popularity, created, next_session_at }) => ({
    id,
    type,
    provider,
    language,
    described: titled.get(id) ?? [language],
    free: price_amount === null,
    starts: next_session_at,
    created,
    popularity,
    terms: (tagged.get(id) ?? []).flatMap((tid) => terms.get(tid) ?? []).sort((a, b) => a.place - b.place),
    tids: withAncestors(tagged.get(id) ?? [], terms),
    organizations: owned.get(id) ?? [],
  }))
}

/** Returns those of these trainings that are more or less popular now. */
export async function recountedFacts(reader: Reader, trainings: readonly TrainingFact[]): Promise<number[]> {
  const rows = await reader.selectFrom('trainings').select(['id', 'popularity']).where('popularity', '>', 0).execute()
  const counts = new Map(rows.map(({ id, popularity }) => [id, popularity]))
  return trainings.filter(({ id, popularity }) => (counts.get(id) ?? 0) !== popularity).map(({ id }) => id)
}

async function readRelated(reader: Reader, ids?: readonly number[]) {
  const isAll = ids === undefined
  const tagged = reader
    .selectFrom('training_terms')
    .select(['training_id', 'tid as value'])
    .$if(!isAll, (query) => query.where('training_id', 'in', ids!))
  const owned = reader
    .selectFrom('training_organizations')
    .select(['training_id', 'organization_id as value'])
    .$if(!isAll, (query) => query.where('training_id', 'in', ids!))
  const titled = reader
    .selectFrom('training_titles')
    .select(['training_id', 'langcode as value'])
    .$if(!isAll, (query) => query.where('training_id', 'in', ids!))
  return {
    tagged: grouped(await tagged.execute()),
    owned: grouped(await owned.execute()),
    titled: grouped(await titled.execute()),
  }
}

function withAncestors(tids: readonly number[], terms: ReadonlyMap<number, TermFact>): number[] {
  const all = new Set<number>()
  for (const tid of tids) {
    for (let at: number | null = tid; at !== null && !all.has(at); at = terms.get(at)?.parent ?? null) all.add(at)
  }
  return [...all]
}

function grouped<V>(rows: readonly { training_id: number; value: V }[]): Map<number, V[]> {
  const groups = new Map<number, V[]>()
  for (const { training_id, value } of rows) {
    const group = groups.get(training_id)
    if (group) group.push(value)
    else groups.set(training_id, [value])
  }
  return groups
}
