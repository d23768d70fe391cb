import type { z } from 'zod'
import { SectionAppearance } from '#shared/sections/appearance.ts'
import { definitions } from '#shared/sections/registry.ts'
import { type Restriction, Restrictions } from '#shared/audience/restrictions.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { TermKey } from '../vocabularies.ts'

/** The identifiers that the database gave to what the sections speak of. */
export interface References {
  term: (key: TermKey) => number
  /** By `external_id`. */
  training: (externalId: string) => number
}

interface AuthoredOf<T extends SectionType> {
  type: T
  content: Record<'en' | 'ar', z.input<(typeof definitions)[T]['content']>>
  /** What is left out is as in a new section of the kind. */
  settings?: z.input<(typeof definitions)[T]['settings']>
  appearance?: z.input<typeof SectionAppearance>
  restrictions?: z.input<typeof Restrictions>
}

/** A section as it is written here. */
export type AuthoredSection = { [T in SectionType]: AuthoredOf<T> }[SectionType]

/** A section as it goes into the database, whole and checked by its kind's schemas. */
export interface DemoSection {
  type: SectionType
  content: Record<'en' | 'ar', unknown>
  settings: unknown
  appearance: SectionAppearance
  restrictions: Restriction[]
}

/** Fills in what was left out. Throws a ZodError where the section is not of its kind's shape. */
export function completeSection(section: AuthoredSection): DemoSection {
  const { content, settings, defaults } = definitions[section.type]
  return {
    type: section.type,
    content: { en: content.parse(section.content.en), ar: content.parse(section.content.ar) },
    settings: settings.parse(section.settings ?? {}),
    appearance: SectionAppearance.parse({ ...defaults.appearance, ...section.appearance }),
    restrictions: Restrictions.parse(section.restrictions ?? []),
  }
}
