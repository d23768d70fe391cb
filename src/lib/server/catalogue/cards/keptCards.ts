import type { TrainingCard } from '#shared/contract/trainings.ts'
import { LruMap } from '../../memory/lruMap.ts'
import type { Reading } from './cards.ts'
import { listTags } from '../facts/changes.ts'

/** In whose language a card is. */
export type CardLanguage = Pick<Reading, 'language' | 'siteLanguage'>

/** Cards that were read lately: most pages show the same few dozen out of thousands. */
export interface KeptCards {
  /** The cards of these trainings by their ids; those that are not held are read. */
  find(
    ids: readonly number[],
    language: CardLanguage,
    read: (ids: readonly number[]) => Promise<readonly TrainingCard[]>,
  ): Promise<Map<number, TrainingCard>>
  /** Forgets what was changed. What is being read at that moment may be as it was before: it is not kept. */
  forget(tags: ReadonlySet<string>): void
}

/** So many cards are kept, a kilobyte each; the one that was not asked for longest goes first. */
const MOST = 600
const ownTag = /^training:(\d+)$/

export function createKeptCards(): KeptCards {
  const kept = new LruMap<TrainingCard>(MOST)
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
      if (tags.has('terms') || listTags.some((tag) => tags.has(tag))) return kept.clear()
      const changed = new Set([...tags].map((tag) => ownTag.exec(tag)?.[1]))
      for (const key of kept.keys()) if (changed.has(key.slice(0, key.indexOf(' ')))) kept.delete(key)
    },
  }
}
