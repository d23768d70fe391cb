import type { Logger } from 'pino'
import { parseSection } from '#shared/sections/parseSection.ts'
import { type Restriction, Restrictions } from '#shared/audience/restrictions.ts'
import type { Section } from '#shared/sections/section.ts'
import { type StorefrontType, storefrontTypes } from '#shared/audience/storefrontTypes.ts'
import type { CacheClock } from '../cache/clock.ts'
import { remembered } from '../cache/remembered.ts'
import type { Reader } from '../db/database.ts'
import { storefrontLanguage, storefrontLanguageTags } from './storefrontLanguage.ts'

export type ErrorLog = Pick<Logger, 'error'>

/** A storefront with all its readable sections, also hidden ones, in order. */
export interface StoredStorefront {
  id: number
  type: StorefrontType
  enabled: boolean
  /** The language in which it is written: always one that the site has. */
  language: string
  revision: number
  restrictions: Restriction[]
  changed_at: string | null
  changed_by: number | null
  sections: Section[]
}

/** Returns the tag that a change of this storefront touches. */
export function storefrontTag(type: StorefrontType): string {
  return `storefront:${type}`
}

/** Returns a function for the current storefronts, which are parsed again only after a change. */
export function rememberedStorefronts(
  reader: Reader,
  clock: CacheClock,
  log: ErrorLog,
): (type: StorefrontType) => Promise<StoredStorefront> {
  const loads = new Map(
    storefrontTypes.map((type) => [
      type,
      remembered(clock, [storefrontTag(type), ...storefrontLanguageTags], () => loadStorefront(reader, type, log)),
    ]),
  )
  return async (type) => loads.get(type)!()
}

/**
 * Reads a storefront. A section that this version cannot read (unknown type, broken content) is left out and logged: it
 * must not break the page. One statement reads the sections too, so that the revision is theirs.
 */
export async function loadStorefront(reader: Reader, type: StorefrontType, log: ErrorLog): Promise<StoredStorefront> {
  const rows = await reader
    .selectFrom('storefronts')
    .leftJoin('storefront_sections as section', 'section.storefront_id', 'storefronts.id')
    .selectAll('storefronts')
    .select(['section.id as section_id', 'section.type as section_type', 'weight', 'hidden'])
    .select(['visible_from', 'visible_until', 'content', 'settings', 'appearance'])
    .select('section.restrictions as section_restrictions')
    .where('storefronts.type', '=', type)
    .orderBy('weight')
    .orderBy('section.id')
    .execute()
  const [row] = rows
  if (!row) throw new Error(`There is no storefront of the type ${type}: a migration makes both.`)
  return {
    id: row.id,
    type,
    enabled: row.enabled === 1,
    language: await storefrontLanguage(reader, row.language),
    revision: row.revision,
    restrictions: Restrictions.parse(JSON.parse(row.restrictions)),
    changed_at: row.changed_at,
    changed_by: row.changed_by,
    sections: rows.flatMap((section) => readSection(section, log) ?? []),
  }
}

/** A section beside the columns of its storefront; all are null in a storefront without sections. */
interface SectionRow {
  id: number
  section_id: number | null
  section_type: string | null
  weight: number | null
  hidden: number | null
  visible_from: string | null
  visible_until: string | null
  content: string | null
  settings: string | null
  appearance: string | null
  section_restrictions: string | null
}

function readSection(row: SectionRow, log: ErrorLog): Section | null {
  if (row.section_id === null) return null
  const parsed = parseSection({
    id: row.section_id,
    type: row.section_type,
    weight: row.weight,
    hidden: row.hidden === 1,
    visible_from: row.visible_from,
    visible_until: row.visible_until,
    data: {
      content: jsonOrNull(row.content),
      settings: jsonOrNull(row.settings),
      appearance: jsonOrNull(row.appearance),
      restrictions: jsonOrNull(row.section_restrictions),
    },
  })
  if (parsed.ok) return parsed.section
  log.error(
    { storefrontId: row.id, section: parsed.broken },
    'a section of the storefront cannot be read and is left out',
  )
  return null
}

/** Returns null for damaged JSON, which must not break the page; the schema then reports the error. */
function jsonOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
