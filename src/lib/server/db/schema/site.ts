import type { Generated } from 'kysely'

/** Settings, languages, and the clock of the cache. */
export interface SiteSchema {
  settings: { name: string; value: string; revision: Generated<number>; changed: string }
  languages: { langcode: string; direction: number; weight: number; enabled: number }
  translation_overrides: { langcode: string; source: string; translation: string }
  /** The administrators who hide the list of first steps until an instant. */
  hidden_steps: { uid: number; until: string }
  cache_clock: { id: number; value: number }
  cache_tags: { tag: string; changed_at: number }
}
