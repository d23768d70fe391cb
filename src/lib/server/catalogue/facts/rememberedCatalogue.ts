import { setImmediate } from 'node:timers/promises'
import { type CacheClock, hasChanged } from '../../cache/clock.ts'
import type { Reader } from '../../db/database.ts'
import { createKeptCards } from './keptCards.ts'
import type { CatalogueFacts } from './catalogueFacts.ts'
import { listTags, popularityTag, trainingsIn } from './changes.ts'
import { changedCatalogue, loadCatalogue } from './loadCatalogue.ts'
import { recountedFacts } from './readFacts.ts'

/** The changed trainings that are read at a time: other requests run in between. */
const AT_ONCE = 1000

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
    // A step that began before this call may lack the last changes; one that began later has them. An import changes
    // thousands of trainings each second: what changes from now on is for the next caller.
    if (work) await work
    if (work || !held || isWhollyStale || isRecounted || stale.size > 0) {
      work ??= step().finally(() => {
        work = undefined
      })
      await work
    }
    if (!held) throw new Error('A step reads the catalogue or fails.')
    return held
  }

  /** Reads all that is stale now. A change during the reading marks its trainings again. */
  async function step(): Promise<void> {
    const [isWhole, isCounted] = [isWhollyStale, isRecounted]
    const named = [...stale]
    stale.clear()
    isWhollyStale = isRecounted = false
    try {
      if (held && !isWhole) {
        const counted = isCounted ? await recountedFacts(reader, held.trainings) : []
        held = await renewed(held, [...new Set([...named, ...counted])])
      } else held = await loadCatalogue(reader, cards)
    } catch (error) {
      for (const id of named) stale.add(id)
      isWhollyStale ||= isWhole
      isRecounted ||= isCounted
      throw error
    }
  }

  async function renewed(before: CatalogueFacts, ids: readonly number[]): Promise<CatalogueFacts> {
    let after = before
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      if (from > 0) await setImmediate()
      after = await changedCatalogue(reader, after, ids.slice(from, from + AT_ONCE))
    }
    return after
  }

  return current
}
