import { touch } from '../../cache/clock.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { fold } from '../search/fold.ts'

/** The vocabulary that an import files trainings under. */
export const TOPIC = 'topic'

/** The terms of the vocabulary, found by name in any case and with or without accents. */
export interface Topics {
  /** The lowest term named: the subtopic, else the topic; `undefined` where there is none yet. */
  find(topic: string, subtopic: string): number | undefined
  readonly tids: ReadonlySet<number>
}

/** Reads the terms as they are. */
export async function readTopics(reader: Pick<Reader, 'selectFrom'>): Promise<Topics> {
  return topicsOf(await topicNames(reader))
}

/** Adds what is missing of these topics and subtopics, and answers the terms as they are then. */
export async function growTopics(
  tx: Tx,
  named: readonly { topic?: string | undefined; subtopic?: string | undefined }[],
): Promise<Topics> {
  const before = await readTopics(tx)
  const isComplete = named.every(({ topic, subtopic }) => !topic || before.find(topic, subtopic ?? '') !== undefined)
  if (isComplete) return before
  // Touching makes others who add terms wait; only what is read after it holds what they added.
  await touch(tx, ['terms'])
  const vocabulary = await topicVocabulary(tx)
  const names = await topicNames(tx)
  const ensure = async (parent: number | null, name: string): Promise<number> => {
    const tid = names.get(key(parent, name)) ?? (await addTerm(tx, vocabulary, parent, name))
    names.set(key(parent, name), tid)
    return tid
  }
  for (const { topic, subtopic } of named) {
    if (!topic) continue
    const above = await ensure(null, topic)
    if (subtopic) await ensure(above, subtopic)
  }
  return topicsOf(names)
}

function topicsOf(names: ReadonlyMap<string, number>): Topics {
  return {
    find(topic, subtopic) {
      const above = names.get(key(null, topic))
      return subtopic === '' || above === undefined ? above : names.get(key(above, subtopic))
    },
    tids: new Set(names.values()),
  }
}

/** Of terms that differ only in case or accents the oldest counts, hence the order. */
async function topicNames(reader: Pick<Reader, 'selectFrom'>): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['tid', 'parent_tid', 'terms.name'])
    .where('machine_name', '=', TOPIC)
    .orderBy('tid', 'desc')
    .execute()
  return new Map(rows.map((row) => [key(row.parent_tid, row.name), row.tid]))
}

async function topicVocabulary(tx: Tx): Promise<number> {
  await tx
    .insertInto('vocabularies')
    .values({ machine_name: TOPIC, name: 'Topic' })
    .onConflict((held) => held.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('vocabularies')
    .select('id')
    .where('machine_name', '=', TOPIC)
    .executeTakeFirstOrThrow()
  return id
}

async function addTerm(tx: Tx, vocabulary_id: number, parent_tid: number | null, name: string): Promise<number> {
  const { tid } = await tx
    .insertInto('terms')
    .values({ vocabulary_id, parent_tid, name })
    .returning('tid')
    .executeTakeFirstOrThrow()
  return tid
}

function key(parent: number | null, name: string): string {
  return `${parent ?? 0} ${fold(name).trim()}`
}
