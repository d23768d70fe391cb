import { setImmediate } from 'node:timers/promises'
import type { CacheClock } from '../../cache/clock.ts'
import type { Reader } from '../../db/database.ts'
import {
  documentsAfter,
  documentsWithIds,
  readTermNames,
  type SearchDocument,
  type TermNames,
  trainingsUnder,
} from './documents.ts'
import { emptyIndex, type Found, rank } from './rank.ts'

/** Small enough that reading and filing one slice does not hold up other requests. */
const SLICE = 80

/** Full-text search over every published training. It knows nothing of who may see what: the query that follows does. */
export interface SearchIndex {
  /**
   * Ranked ids for a question in any script, over everything that was committed before the call.
   * @param language the user's: trainings held in it come first among equals
   */
  search(question: string, options?: { language?: string }): Promise<Found>
  /** Resolves once the index holds everything that was committed before the call. */
  warm(): Promise<void>
  /** How many trainings it holds. */
  readonly size: number
}

/**
 * Keeps an index of this process's own, filled in slices from the start on. The tags of the cache clock say
 * which trainings changed since (`training:{id}`; a deleted one has no row left to tell).
 */
export function createSearchIndex(reader: Reader, clock: CacheClock): SearchIndex {
  const index = emptyIndex()
  const stale = new Set<number>()
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
    // What somebody else is filing at the moment is waited for, too; if it was read before our caller's change, that
    // change has made it stale again.
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
    names = await readTermNames(reader)
    for (let after = 0; ;) {
      const documents = await documentsAfter(reader, { after, limit: SLICE }, names)
      index.addAll(documents)
      after = documents.at(-1)?.id ?? after
      if (documents.length < SLICE) break
      await setImmediate()
    }
    isBuilt = true
  }

  async function renewNames(): Promise<void> {
    // Taken note of before reading: what changes meanwhile makes them stale again.
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
    if (index.has(id)) index.discard(id)
    if (document) index.add(document)
  }

  const searchIndex: SearchIndex = {
    async search(question, { language = '' } = {}) {
      await catchUp()
      return rank(index, question, language)
    },
    warm: catchUp,
    get size() {
      return index.documentCount
    },
  }
  // A database that is away at this moment is no reason not to start: the first search tries again and says so.
  catchUp().catch(() => {})
  return searchIndex
}
