import { touch } from '../../cache/clock.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { type TermsByName, termsByName } from '../../taxonomy/termsByName.ts'
import { fold } from '#shared/fold.ts'

/** The vocabulary of the topics that an import names. */
export const TOPIC = 'topic'

/** The topics by name in any language, without regard to case and accents. */
export interface Topics {
  /** Returns the subtopic, or the topic if no subtopic is named; `undefined` if no row names it and it does not exist. */
  find(topic: string, subtopic: string): number | undefined
  readonly tids: ReadonlySet<number>
  /** The names of the topics that were missing. */
  readonly added: readonly string[]
}

interface NamedTopic {
  topic?: string | undefined
  subtopic?: string | undefined
}

/** Returns all topics as if the missing ones were added; their numbers are negative, as those of no term. */
export async function planTopics(reader: Pick<Reader, 'selectFrom'>, named: readonly NamedTopic[]): Promise<Topics> {
  let planned = 0
  return withMissing(await readTopics(reader), named, async () => --planned)
}

/** Adds the missing topics and subtopics, and returns all topics. */
export async function growTopics(tx: Tx, named: readonly NamedTopic[]): Promise<Topics> {
  const planned = await planTopics(tx, named)
  if (planned.added.length === 0) return planned
  // `touch` locks out other transactions that add terms; only reading after it sees all their terms.
  await touch(tx, ['terms'])
  const vocabulary = await topicVocabulary(tx)
  return withMissing(await readTopics(tx), named, (parent, name) => addTerm(tx, vocabulary, parent, name))
}

/** Adds the new topics of a batch of rows to those before. A dry run finds a topic missing in each batch that names it. */
export function joinTopics(before: readonly string[], more: readonly string[]): string[] {
  const known = new Set(before.map(fold))
  return [...before, ...more.filter((name) => !known.has(fold(name)))]
}

async function withMissing(
  { byKey, tids }: TermsByName,
  named: readonly NamedTopic[],
  add: (parent: number | null, name: string) => Promise<number>,
): Promise<Topics> {
  const added = new Map<number, string>()
  const ensure = async (parent: number | null, name: string, shown: string): Promise<number> => {
    const known = byKey.get(key(parent, name))
    if (known !== undefined) return known
    const tid = await add(parent, name)
    byKey.set(key(parent, name), tid)
    added.set(tid, shown)
    return tid
  }
  for (const { topic, subtopic } of named) {
    if (!topic) continue
    const above = await ensure(null, topic, topic)
    if (subtopic) await ensure(above, subtopic, `${topic} › ${subtopic}`)
  }
  return {
    find(topic, subtopic) {
      const above = byKey.get(key(null, topic))
      return subtopic === '' || above === undefined ? above : byKey.get(key(above, subtopic))
    },
    tids: new Set([...tids, ...added.keys()]),
    added: [...added.values()],
  }
}

function readTopics(reader: Pick<Reader, 'selectFrom'>): Promise<TermsByName> {
  return termsByName(reader, [TOPIC], ({ parent_tid }, name) => key(parent_tid, name))
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
