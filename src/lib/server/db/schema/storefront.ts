import type { Generated } from 'kysely'

/** The storefronts of visitors and of signed-in users, with their sections. */
export interface StorefrontSchema {
  storefronts: StorefrontsTable
  storefront_sections: StorefrontSectionsTable
}

export interface StorefrontsTable {
  id: Generated<number>
  type: 'registered' | 'unregistered'
  enabled: Generated<number>
  language: Generated<string>
  revision: Generated<number>
  restrictions: Generated<string>
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
}
