import type { Generated } from 'kysely'

/** The storefronts of visitors and of signed-in users, with their sections. */
export interface StorefrontSchema {
  storefronts: StorefrontsTable
  storefront_sections: StorefrontSectionsTable
  storefront_versions: StorefrontVersionsTable
  storefront_editors: StorefrontEditorsTable
}

export interface StorefrontsTable {
  id: Generated<number>
  type: 'registered' | 'unregistered'
  enabled: Generated<number>
  /** The language in which it was written first; the site may have switched it off since. */
  language: Generated<string>
  revision: Generated<number>
  restrictions: Generated<string>
  /** The last save, and the user who saved; `null`: it is not known. */
  changed_at: Generated<string | null>
  changed_by: Generated<number | null>
}

export interface StorefrontSectionsTable {
  id: Generated<number>
  storefront_id: number
  type: string
  weight: number
  hidden: Generated<number>
  visible_from: string | null
  visible_until: string | null
  /** JSON: language → content, in the schema of the section's type. */
  content: string
  settings: string
  appearance: string
  restrictions: string
  /** The random key with which the section was first sent. */
  key: string | null
}

/** The sections of a storefront after a save. */
export interface StorefrontVersionsTable {
  storefront_id: number
  /** The revision that the save made. */
  version: number
  saved_at: string
  saved_by: number | null
  /** JSON: all sections in their order. */
  sections: string
  /** JSON: their ids, so that an id of an earlier version is known without reading its sections. */
  section_ids: string
  /** JSON: the uploads that the sections name, by their stems. */
  uploads: string
  bytes: number
}

/** When a user who edits a storefront was last seen. */
export interface StorefrontEditorsTable {
  storefront_id: number
  uid: number
  seen_at: string
}
