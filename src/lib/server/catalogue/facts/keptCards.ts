import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { TrainingCard } from '#shared/contract/trainings.ts'
import { type Changes, hasChanged } from '../../cache/clock.ts'
import { noteStore } from '../../memory/loads.ts'
import { LruMap } from '../../memory/lruMap.ts'
import { listTags } from './changes.ts'

/** A cache of recently read cards: most pages show the same few dozen of thousands. */
export interface KeptCards {
  /** Returns the cards of these trainings by id; `read` loads those that are not in the cache. */
  find(
    ids: readonly number[],
    language: ReaderLanguages,
    read: (ids: readonly number[]) => Promise<readonly TrainingCard[]>,
  ): Promise<Map<number, TrainingCard>>
  /** Removes changed cards. A card that is being read at this time may be outdated, so it is not cached. */
  forget(changes: Changes): void
}

/** The maximum number of cards in the cache, a kilobyte each; the least recently used one is removed first. */
const MOST = 600
const ownTag = /^training:(\d+)$/

/** An empty cache that the metrics show as `cards`; cards of several languages share its limit. */
export function createKeptCards(): KeptCards {
  const kept = new LruMap<TrainingCard>(MOST)
  noteStore('cards', kept)
  let changes = 0

  return {
    async find(ids, { language, siteLanguage }, read) {
      const keyOf = (id: number) => `${id} ${language} ${siteLanguage}`
      const found = new Map<number, TrainingCard>()
      for (const id of ids) {
        const card = kept.get(keyOf(id))
        if (card) found.set(id, card)
      }
      const missing = ids.filter((id) => !found.has(id))
      if (missing.length === 0) return found
      const before = changes
      for (const card of await read(missing)) {
        found.set(card.id, card)
        if (changes === before) kept.set(keyOf(card.id), card)
      }
      return found
    },
    forget(tags) {
      changes++
      if (tags === 'everything' || hasChanged(tags, 'terms', ...listTags)) return kept.clear()
      const changed = new Set([...tags].map((tag) => ownTag.exec(tag)?.[1]))
      for (const key of kept.keys()) if (changed.has(key.slice(0, key.indexOf(' ')))) kept.delete(key)
    },
  }
}
