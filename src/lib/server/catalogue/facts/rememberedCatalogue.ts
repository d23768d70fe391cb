import { type CacheClock, hasChanged } from '../../cache/clock.ts'
import type { Reader } from '../../db/database.ts'
import { createKeptCards } from './keptCards.ts'
import type { CatalogueFacts } from './catalogueFacts.ts'
import { listTags, popularityTag, trainingsIn } from './changes.ts'
import { changedCatalogue, loadCatalogue } from './loadCatalogue.ts'
import { recountedFacts } from './readFacts.ts'

/** With more changed trainings than this the whole catalogue is read again, which is quicker. */
const MANY_CHANGES = 1000

/**
 * Returns a function for the catalogue with all changes that the clock has reported. After a change of trainings only
 * these are read, after a count of popularity those with another number, and after a change of terms all.
 */
export function rememberedCatalogue(reader: Reader, clock: CacheClock): () => Promise<CatalogueFacts> {
  const cards = createKeptCards()
  const stale = new Set<number>()
  let held: CatalogueFacts | undefined
  let [isWhollyStale, isRecounted] = [false, false]
  let work: Promise<void> | undefined

  clock.onChange((changes) => {
    cards.forget(changes)
    if (hasChanged(changes, 'terms')) isWhollyStale = true
    if (hasChanged(changes, popularityTag)) isRecounted = true
    if (hasChanged(changes, ...listTags)) for (const id of trainingsIn(changes)) stale.add(id)
  })

  async function current(): Promise<CatalogueFacts> {
    while (work || !held || isWhollyStale || isRecounted || stale.size > 0) {
      work ??= step().finally(() => {
        work = undefined
      })
      await work
    }
    return held
  }

  /** A change during the reading marks its trainings again. */
  async function step(): Promise<void> {
    const [isWhole, isCounted] = [isWhollyStale, isRecounted]
    const named = [...stale]
    stale.clear()
    isWhollyStale = isRecounted = false
    try {
      const counted = held && isCounted ? await recountedFacts(reader, held.trainings) : []
      const ids = [...new Set([...named, ...counted])]
      const isKept = held && !isWhole && ids.length <= MANY_CHANGES
      held = held && isKept ? await changedCatalogue(reader, held, ids) : await loadCatalogue(reader, cards)
    } catch (error) {
      for (const id of named) stale.add(id)
      isWhollyStale ||= isWhole
      isRecounted ||= isCounted
      throw error
    }
  }

  return current
}
