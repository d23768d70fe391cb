import { setImmediate } from 'node:timers/promises'
import { type CacheClock, hasChanged } from '../../cache/clock.ts'
import type { Reader } from '../../db/database.ts'
import { weighedCache } from '../../memory/weighedCache.ts'
import { trainingsIn } from '../facts/changes.ts'
import { type BuiltIndex, buildIndex, changedSince } from './buildIndex.ts'
import { bytesOfCorpus, changedCorpus, type Corpus, corpusOf, PART_SIZE, rebuiltCorpus } from './corpus.ts'
import { documentsWithIds, readTermNames, type TermNames, trainingsUnder } from './documents.ts'
import { type Found, rank } from './rank.ts'
import { staleTrainings } from './staleTrainings.ts'

/** With more changed trainings than this since the last whole index, another one is built in the background. */
const MANY_CHANGES = 2000
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
  const stale = staleTrainings()
  /** How often a renamed term was noted, and how many of these notes the names of the index include. */
  const terms = { noted: 0, read: 0 }
  let held: Held | undefined
  let isKeptRead = false
  /** Whether the index is of a state that the database no longer has. */
  let isLost = false
  let building: Building | undefined
  let work: Promise<void> | undefined
  let enough = MANY_CHANGES
  let answers = weighedCache<Found>(ANSWERS_BYTES)

  clock.onChange((changes) => {
    if (changes === 'everything') isLost = true
    if (hasChanged(changes, 'terms')) terms.noted++
    stale.note(trainingsIn(changes))
    buildIfMany()
  })

  /** Waits for all that was noted before the call: an import that goes on does not hold a search. */
  async function catchUp(): Promise<Corpus> {
    await clock.sync()
    const renames = terms.noted
    while (isLost || !held || terms.read < renames) await step()
    const changes = stale.noted
    while (isLost || stale.renewed < changes) await step()
    return held?.corpus ?? catchUp()
  }

  /** One step at a time, for all who wait. Between two of them an index that is built takes over. */
  function step(): Promise<void> {
    work ??= nextStep().finally(() => {
      work = undefined
      betweenSteps()
    })
    return work
  }

  function nextStep(): Promise<void> {
    if (isLost) forget()
    if (!held) return source.kept && !isKeptRead ? takeKept() : build()
    if (terms.read < terms.noted) return renewNames(held)
    return renewSlice(held)
  }

  /** An index that is being built may be of the lost state, too, and so is the one that was kept. */
  function forget(): void {
    isLost = false
    isKeptRead = true
    building = undefined
    held = undefined
  }

  async function takeKept(): Promise<void> {
    const kept = await source.kept?.()
    if (kept) {
      stale.note(await changedSince(reader, kept))
      terms.noted++
      hold({ corpus: corpusOf(kept.part), names: kept.names, changes: 0 })
    }
    isKeptRead = true
  }

  async function renewNames(before: Held): Promise<void> {
    const { noted } = terms
    const names = await readTermNames(reader)
    const renamed = [...names].filter(([tid, name]) => before.names.get(tid) !== name).map(([tid]) => tid)
    stale.note(await trainingsUnder(reader, renamed))
    held = { ...before, names }
    terms.read = noted
  }

  /** The slice fills the last part: few enough not to delay other requests, and hardly a text is cut into words twice. */
  async function renewSlice({ corpus, names, changes }: Held): Promise<void> {
    await stale.renew(PART_SIZE - corpus.recent.size, async (ages) => {
      const ids = [...ages.keys()]
      const documents = await documentsWithIds(reader, ids, names)
      const found = new Map(documents.map((document) => [document.id, document]))
      const renewed = changedCorpus(corpus, new Map(ids.map((id) => [id, found.get(id)])))
      hold({ corpus: renewed, names, changes: changes + ids.length })
      for (const [id, age] of ages) if (building && age >= building.age) building.newer.add(id)
    })
    if (stale.size > 0) await setImmediate()
  }

  function changesSinceBuilt(): number {
    return (held?.changes ?? 0) + stale.size
  }

  function buildIfMany(): void {
    if (!held || isLost || building || changesSinceBuilt() <= enough) return
    // Searches go on without it.
    build().catch(() => {})
  }

  async function build(): Promise<void> {
    const begun: Building = { age: stale.nextAge(), newer: new Set(), built: undefined }
    building = begun
    try {
      begun.built = await source.build()
    } catch (error) {
      if (building === begun) building = undefined
      // A thread that could not build is not started again with each search.
      enough = changesSinceBuilt() + MANY_CHANGES
      throw error
    }
    betweenSteps()
  }

  function betweenSteps(): void {
    if (!work && building?.built) takeOver(building, building.built)
    buildIfMany()
  }

  /** The new index has all that was noted before it was begun; what was noted and read since then stays. */
  function takeOver({ age, newer }: Building, { part, names }: BuiltIndex): void {
    building = undefined
    enough = MANY_CHANGES
    stale.dropBefore(age)
    // The trainings under terms whose names differ must be read again.
    terms.noted++
    if (held) {
      const corpus = rebuiltCorpus(part, held.corpus, newer)
      hold({ corpus, names: common(names, held.names), changes: newer.size })
    } else hold({ corpus: corpusOf(part), names, changes: 0 })
  }

  function hold(next: Held): void {
    held = next
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
      return held?.corpus.size ?? 0
    },
    load: () => ({
      trainings: held?.corpus.size ?? 0,
      parts: held?.corpus.parts.length ?? 0,
      bytes: answers.size().bytes + (held ? bytesOfCorpus(held.corpus) : 0),
      isBuilding: building !== undefined,
    }),
  }
  // The site starts even if the database is unavailable now: the first search tries again and reports the error.
  catchUp().catch(() => {})
  return searchIndex
}

interface Held {
  corpus: Corpus
  names: TermNames
  /** How many trainings were read again since the whole index was built. */
  changes: number
}

/** An index that is being built. */
interface Building {
  /** It has all changes that were noted before this age. */
  age: number
  /** The trainings noted since then that were read again. It may or may not have their changes. */
  newer: Set<number>
  built: BuiltIndex | undefined
}

function common(some: TermNames, others: TermNames): TermNames {
  return new Map([...some].filter(([tid, name]) => others.get(tid) === name))
}
