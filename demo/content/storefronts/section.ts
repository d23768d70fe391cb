import type { z } from 'zod'
import { SectionAppearance } from '#shared/sections/appearance.ts'
import { definitions } from '#shared/sections/registry.ts'
import { type Restriction, Restrictions } from '#shared/audience/restrictions.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { contentIn, type DemoLanguage, eachLanguage } from '../translate.ts'
import type { Localised } from '../types.ts'
import type { TermKey } from '../vocabularies.ts'

/** Finds the ids of terms and trainings in the database. */
export interface References {
  term: (key: TermKey) => number
  /** By `external_id`. */
  training: (externalId: string) => number
}

interface AuthoredOf<T extends SectionType> {
  type: T
  content: Record<keyof Localised, z.input<(typeof definitions)[T]['content']>>
  /** Omitted settings have the defaults of the section type. */
  settings?: z.input<(typeof definitions)[T]['settings']>
  appearance?: z.input<typeof SectionAppearance>
  restrictions?: z.input<typeof Restrictions>
}

/** A section in the demo's content. */
export type AuthoredSection = { [T in SectionType]: AuthoredOf<T> }[SectionType]

/** A complete section for the database, checked by the schemas of its type. */
export interface DemoSection {
  type: SectionType
  content: Record<DemoLanguage, unknown>
  settings: unknown
  appearance: SectionAppearance
  restrictions: Restriction[]
}

/** Adds the defaults. Throws a ZodError if the section does not match its type. */
export function completeSection(section: AuthoredSection): DemoSection {
  const { content, settings, defaults } = definitions[section.type]
  return {
    type: section.type,
    content: eachLanguage((language) => content.parse(contentIn<unknown>(section.content, language))),
    settings: settings.parse(section.settings ?? {}),
    appearance: SectionAppearance.parse({ ...defaults.appearance, ...section.appearance }),
    restrictions: Restrictions.parse(section.restrictions ?? []),
  }
}
