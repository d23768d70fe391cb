import { setImmediate } from 'node:timers/promises'
import type { CacheClock } from '../../cache/clock.ts'
import type { Reader } from '../../db/database.ts'
import { noteStore } from '../../memory/loads.ts'
import { LruMap } from '../../memory/lruMap.ts'
import {
  documentsAfter,
  documentsWithIds,
  readTermNames,
  type SearchDocument,
  type TermNames,
  trainingsUnder,
} from './documents.ts'
import { emptyIndex, type Found, rank } from './rank.ts'

/** The trainings indexed at a time, few enough not to delay other requests. */
const SLICE = 80
/** The number of recent questions whose hits are kept until the index changes. */
const QUESTIONS_KEPT = 50
/** Longer answers and questions are not kept: questions of strangers must not fill the memory. */
const HITS_KEPT = 1000
const QUESTION_KEPT = 100

/** Full-text search over all published trainings. It ignores visibility: the list that uses the hits checks it. */
export interface SearchIndex {
  /**
   * Returns ranked ids for a query in any script, including all changes committed before the call.
   * @param language the user's: trainings held or described in it come first among equals
   */
  search(question: string, options?: { language?: string }): Promise<Found>
  /** Resolves when the index has all changes committed before the call. */
  warm(): Promise<void>
  /** The number of trainings in the index. */
  readonly size: number
}

/**
 * Creates an index for this process and starts to fill it in slices. The tags of the cache clock name changed trainings
 * (`training:{id}`), also deleted ones.
 */
export function createSearchIndex(reader: Reader, clock: CacheClock): SearchIndex {
  const index = emptyIndex()
  const stale = new Set<number>()
  const recent = new LruMap<Found>(QUESTIONS_KEPT)
  noteStore('searches', recent)
  let names: TermNames = new Map()
  let namesAreStale = false
  let isBuilt = false
  let work: Promise<void> | undefined

  clock.onChange((tags) => {
    if (tags.has('terms')) namesAreStale = true
    for (const tag of tags) if (tag.startsWith('training:')) stale.add(Number(tag.slice('training:'.length)))
  })

  async function catchUp(): Promise<void> {
    await clock.sync()
    // Wait for indexing by other callers, too. If it read a training before our caller's change, that change has
    // marked the training as stale again.
    while (work || !isBuilt || namesAreStale || stale.size > 0) {
      work ??= step().finally(() => {
        work = undefined
      })
      await work
    }
  }

  async function step(): Promise<void> {
    if (!isBuilt) return build()
    if (namesAreStale) return renewNames()
    return renewSlice()
  }

  async function build(): Promise<void> {
    index.removeAll()
    recent.clear()
    names = await readTermNames(reader)
    for (let after = 0; ;) {
      const documents = await documentsAfter(reader, { after, limit: SLICE }, names)
      index.addAll(documents)
      after = documents.at(-1)?.id ?? after
      if (documents.length < SLICE) break
      await setImmediate()
    }
    recent.clear()
    isBuilt = true
  }

  async function renewNames(): Promise<void> {
    // Reset before reading: a change during the read sets it again.
    namesAreStale = false
    try {
      const fresh = await readTermNames(reader)
      const renamed = [...names].filter(([tid, name]) => fresh.get(tid) !== name).map(([tid]) => tid)
      for (const id of await trainingsUnder(reader, renamed)) stale.add(id)
      names = fresh
    } catch (error) {
      namesAreStale = true
      throw error
    }
  }

  async function renewSlice(): Promise<void> {
    const ids = [...stale].slice(0, SLICE)
    for (const id of ids) stale.delete(id)
    try {
      const documents = await documentsWithIds(reader, ids, names)
      const found = new Map(documents.map((document) => [document.id, document]))
      for (const id of ids) file(id, found.get(id))
    } catch (error) {
      for (const id of ids) stale.add(id)
      throw error
    }
    if (stale.size > 0) await setImmediate()
  }

  function file(id: number, document: SearchDocument | undefined): void {
    recent.clear()
    if (index.has(id)) index.discard(id)
    if (document) index.add(document)
  }

  const searchIndex: SearchIndex = {
    async search(question, { language = '' } = {}) {
      await catchUp()
      const key = `${language} ${question}`
      const found = recent.get(key) ?? rank(index, question, language)
      if (question.length <= QUESTION_KEPT && found.hits.length <= HITS_KEPT) recent.set(key, found)
      return found
    },
    warm: catchUp,
    get size() {
      return index.documentCount
    },
  }
  // The site starts even if the database is unavailable now: the first search tries again and reports the error.
  catchUp().catch(() => {})
  return searchIndex
}
