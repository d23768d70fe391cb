import type { StructureUses } from '#shared/contract/vocabularies.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { Refusal, type Refused } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
import { requireVocabulary, type StoredVocabulary, termTree, type TreeTerm } from '../taxonomy/termTree.ts'
import { termName } from '../taxonomy/termName.ts'
import { previewMerge } from './mergeTerms.ts'
import { namedTerm } from './namedThing.ts'
import { usesOf } from './structureUses.ts'

/** With the name for the reader of the page. */
type Named<Thing> = Thing & { own: string }

export interface VocabularyView {
  vocabulary: Named<StoredVocabulary>
  tree: Named<TreeTerm>[]
  /** The number of trainings with each term. */
  trainings: ReadonlyMap<number, number>
  /** The chosen term with everything that names it. */
  chosen: { term: Named<TreeTerm>; uses: StructureUses } | null
  /** The term into which the chosen one would be merged, with what would move, or the reasons against it. */
  merge: { into: Named<TreeTerm>; moved: StructureUses; problems: readonly Refused[] } | null
}

/**
 * A vocabulary with its terms, as its page shows it.
 * @throws Refusal 404
 */
export async function readVocabularyPage(
  reader: Reader,
  {
    name,
    term,
    into,
    languages,
  }: { name: string; term: number | undefined; into: number | undefined; languages: ReaderLanguages },
  log: ErrorLog,
): Promise<VocabularyView> {
  const vocabulary = await requireVocabulary(reader, name)
  const stored = await termTree(reader, vocabulary.id)
  const tree = stored.map((one) => ({ ...one, own: termName(one, languages) }))
  const found = tree.find(({ tid }) => tid === term)
  const target = tree.find(({ tid }) => tid === into)
  return {
    vocabulary: { ...vocabulary, own: termName({ ...vocabulary, name: vocabulary.label }, languages) },
    tree,
    trainings: await trainingsByTerm(reader, vocabulary.id),
    chosen: found ? { term: found, uses: await usesOf(reader, namedTerm(found.tid, name), log) } : null,
    merge:
      found && target ? { into: target, ...(await mergeOf(reader, { tid: found.tid, into: target.tid, log })) } : null,
  }
}

async function trainingsByTerm(reader: Reader, vocabularyId: number): Promise<Map<number, number>> {
  const rows = await reader
    .selectFrom('training_terms')
    .innerJoin('terms', 'terms.tid', 'training_terms.tid')
    .select(['terms.tid', (eb) => eb.fn.countAll<number>().as('trainings')])
    .where('vocabulary_id', '=', vocabularyId)
    .groupBy('terms.tid')
    .execute()
  return new Map(rows.map(({ tid, trainings }) => [tid, Number(trainings)]))
}

async function mergeOf(reader: Reader, merging: Parameters<typeof previewMerge>[1]) {
  try {
    return { moved: await previewMerge(reader, merging), problems: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { moved: {}, problems: error.problems }
  }
}
