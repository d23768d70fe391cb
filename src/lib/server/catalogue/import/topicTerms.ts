import { touch } from '../../cache/clock.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { fold } from '#shared/fold.ts'

/** The vocabulary of the topics that an import names. */
export const TOPIC = 'topic'

/** The topics by name, without regard to case and accents. */
export interface Topics {
  /** Returns the subtopic, or the topic if no subtopic is named; `undefined` if it does not exist. */
  find(topic: string, subtopic: string): number | undefined
  readonly tids: ReadonlySet<number>
}

/** Reads the existing topics. */
export async function readTopics(reader: Pick<Reader, 'selectFrom'>): Promise<Topics> {
  return topicsOf(await topicNames(reader))
}

/** Adds the missing topics and subtopics, and returns all topics. */
export async function growTopics(
  tx: Tx,
  named: readonly { topic?: string | undefined; subtopic?: string | undefined }[],
): Promise<Topics> {
  const before = await readTopics(tx)
  const isComplete = named.every(({ topic, subtopic }) => !topic || before.find(topic, subtopic ?? '') !== undefined)
  if (isComplete) return before
  // `touch` locks out other transactions that add terms; only reading after it sees all their terms.
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

/** Sorted so that the oldest of several terms that differ only in case or accents wins. */
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
    .onConflict((conflict) => conflict.doNothing())
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
