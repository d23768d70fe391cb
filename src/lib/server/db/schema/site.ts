import type { Generated } from 'kysely'

/** Settings, languages, and the clock of the cache. */
export interface SiteSchema {
  settings: { name: string; value: string; revision: Generated<number>; changed: string }
  languages: { langcode: string; direction: number; weight: number; enabled: number }
  translation_overrides: {
    langcode: string
    /** The key as in the catalogues: the source, with `_few` and so on for a plural form. */
    source: string
    translation: string
    /** The text that the product had when the override was written; '' if it had none, `null` if it is not known. */
    shipped: string | null
    /** Grows with each save; 0 for an override that was never saved on the page. */
    revision: Generated<number>
    changed: string | null
    changed_by: number | null
  }
  /** The administrators who hide the list of first steps until an instant. */
  hidden_steps: { uid: number; until: string }
  cache_clock: { id: number; value: number }
  cache_tags: { tag: string; changed_at: number }
}
