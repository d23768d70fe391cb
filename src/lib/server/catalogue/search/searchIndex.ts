import { setImmediate } from 'node:timers/promises'
import { type CacheClock, hasChanged, type Changes as TouchedTags } from '../../cache/clock.ts'
import type { Reader } from '../../db/database.ts'
import { weighedCache } from '../../memory/weighedCache.ts'
import { trainingsIn } from '../facts/changes.ts'
import { type BuiltIndex, buildIndex, changedSince } from './buildIndex.ts'
import { bytesOfCorpus, changedCorpus, type Corpus, corpusOf } from './corpus.ts'
import { documentsWithIds, readTermNames, type TermNames, trainingsUnder } from './documents.ts'
import { type Found, rank } from './rank.ts'

/** The trainings indexed at a time, few enough not to delay other requests. */
const SLICE = 80
/** With more changes than this the whole index is built again, which is quicker. */
const MANY_CHANGES = 2000
/** With more parts than this, of 128 changed trainings each, one is built in the background in place of all. */
const MOST_PARTS = 16
/** The memory for the answers to recent questions, kept until the index changes. */
const ANSWERS_BYTES = 4 * 2 ** 20
/** Longer questions are not kept. */
const QUESTION_KEPT = 100

/** Full-text search over all published trainings. It ignores visibility: the list that uses the hits checks it. */
export interface SearchIndex {
  /**
   * Returns the trainings for a question in any script, including all changes committed before the call.
   * @param language the user's: trainings held or described in it come first among equals
   */
  search(question: string, options?: { language?: string }): Promise<Found>
  /** Resolves when the index has all changes committed before the call. */
  warm(): Promise<void>
  /** The number of trainings in the index. */
  readonly size: number
  load(): SearchLoad
}

/** The size of the index at this moment. */
export interface SearchLoad {
  trainings: number
  parts: number
  bytes: number
  isBuilding: boolean
}

/** Where whole indexes come from. */
export interface IndexSource {
  /** Returns an index that was kept earlier, of any age. */
  kept?(): Promise<BuiltIndex | undefined>
  /** Builds an index that has all changes committed before the call. */
  build(): Promise<BuiltIndex>
}

/**
 * Creates an index for this process and starts to fill it. The tags of the cache clock name changed trainings
 * (`training:{id}`), also deleted ones.
 */
export function createSearchIndex(
  reader: Reader,
  clock: CacheClock,
  source: IndexSource = { build: () => buildIndex(reader) },
): SearchIndex {
  const stale = emptyChanges()
  let index: { corpus: Corpus; names: TermNames } | undefined
  let isKeptRead = false
  /** Whether the index is of a state that the database no longer has. */
  let isLost = false
  let building: Building | undefined
  let answers = weighedCache<Found>(ANSWERS_BYTES)
  let work: Promise<void> | undefined
  let mostParts = MOST_PARTS

  clock.onChange((tags) => {
    if (tags === 'everything') isLost = true
    noteTags(stale, tags)
    if (building) noteTags(building.changes, tags)
  })

  async function catchUp(): Promise<Corpus> {
    await clock.sync()
    // Wait for indexing by other callers, too. If it read a training before our caller's change, that change has
    // marked the training as stale again.
    while (work || !index || isLost || building?.built || stale.terms || stale.trainings.size > 0) {
      work ??= step().finally(() => {
        work = undefined
      })
      await work
    }
    if (index.corpus.parts.length > mostParts) begin().catch(waitForMore)
    return index.corpus
  }

  /** A thread that could not build is not started again with each search. */
  function waitForMore(): void {
    mostParts *= 2
  }

  async function step(): Promise<void> {
    if (isLost) return forget()
    if (building?.built) return exchange(building, building.built)
    if (!index && source.kept && !isKeptRead) return takeKept()
    if (!index || stale.trainings.size > MANY_CHANGES) return begin()
    if (stale.terms) return renewNames(index)
    return renewSlice(index)
  }

  /** An index that is being built may be of the lost state, too, and so is the one that was kept. */
  function forget(): void {
    isLost = false
    isKeptRead = true
    building = undefined
    index = undefined
  }

  async function takeKept(): Promise<void> {
    const kept = await source.kept?.()
    if (kept) {
      for (const id of await changedSince(reader, kept)) stale.trainings.add(id)
      stale.terms = true
      hold({ corpus: corpusOf(kept.part), names: kept.names })
    }
    isKeptRead = true
  }

  /** Begins to build an index in place of this one, or waits for the one that is being built. */
  function begin(): Promise<void> {
    if (building) return building.done
    const begun: Building = { changes: emptyChanges(), built: undefined, done: Promise.resolve() }
    building = begun
    begun.done = source.build().then(
      (built) => {
        begun.built = built
      },
      (error: unknown) => {
        if (building === begun) building = undefined
        throw error
      },
    )
    return begun.done
  }

  function exchange({ changes }: Building, { part, names }: BuiltIndex): void {
    building = undefined
    mostParts = MOST_PARTS
    hold({ corpus: corpusOf(part), names })
    stale.terms = changes.terms
    stale.trainings = changes.trainings
  }

  async function renewNames(held: NonNullable<typeof index>): Promise<void> {
    // Reset before reading: a change during the read sets it again.
    stale.terms = false
    try {
      const names = await readTermNames(reader)
      const renamed = [...held.names].filter(([tid, name]) => names.get(tid) !== name).map(([tid]) => tid)
      for (const id of await trainingsUnder(reader, renamed)) stale.trainings.add(id)
      index = { ...held, names }
    } catch (error) {
      stale.terms = true
      throw error
    }
  }

  async function renewSlice(held: NonNullable<typeof index>): Promise<void> {
    const ids = [...stale.trainings].slice(0, SLICE)
    for (const id of ids) stale.trainings.delete(id)
    try {
      const documents = await documentsWithIds(reader, ids, held.names)
      const found = new Map(documents.map((document) => [document.id, document]))
      hold({ ...held, corpus: changedCorpus(held.corpus, new Map(ids.map((id) => [id, found.get(id)]))) })
    } catch (error) {
      for (const id of ids) stale.trainings.add(id)
      throw error
    }
    if (stale.trainings.size > 0) await setImmediate()
  }

  function hold(next: NonNullable<typeof index>): void {
    index = next
    answers = weighedCache(ANSWERS_BYTES)
  }

  const searchIndex: SearchIndex = {
    async search(question, { language = '' } = {}) {
      const corpus = await catchUp()
      const key = `${language} ${question}`
      const known = answers.find(key)
      if (known) return known
      const found = rank(corpus, question, language)
      if (question.length <= QUESTION_KEPT) answers.keep(key, found, found.bytes)
      return found
    },
    async warm() {
      await catchUp()
    },
    get size() {
      return index?.corpus.size ?? 0
    },
    load: () => ({
      trainings: index?.corpus.size ?? 0,
      parts: index?.corpus.parts.length ?? 0,
      bytes: answers.size().bytes + (index ? bytesOfCorpus(index.corpus) : 0),
      isBuilding: building !== undefined,
    }),
  }
  // The site starts even if the database is unavailable now: the first search tries again and reports the error.
  catchUp().catch(() => {})
  return searchIndex
}

/** An index that is being built, and the changes since its beginning: it may or may not have them. */
interface Building {
  changes: Changes
  built: BuiltIndex | undefined
  done: Promise<void>
}

interface Changes {
  trainings: Set<number>
  /** Whether a term was renamed. */
  terms: boolean
}

function emptyChanges(): Changes {
  return { trainings: new Set(), terms: false }
}

function noteTags(changes: Changes, tags: TouchedTags): void {
  if (hasChanged(tags, 'terms')) changes.terms = true
  for (const id of trainingsIn(tags)) changes.trainings.add(id)
}
