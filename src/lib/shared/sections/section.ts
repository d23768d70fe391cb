import { z } from 'zod'
import { Id, LanguageCode, RealInstant } from '../contract/common.ts'
import { msg } from '../i18n/message.ts'
import { SectionAppearance } from './appearance.ts'
import { type ContentOf, type DataOf, definitions, type SettingsOf } from './registry.ts'
import { type Restriction, Restrictions } from '../audience/restrictions.ts'
import { type SectionType, sectionTypes } from './types.ts'

/** A stored section. */
export interface SectionOf<T extends SectionType> {
  id: number
  type: T
  /** Its position from the top, from 0. */
  weight: number
  /** Stored but not shown. */
  hidden: boolean
  /** Shown from the first instant until before the second (UTC, `yyyy-MM-dd HH:mm:ss`); null: no limit. */
  visible_from: string | null
  visible_until: string | null
  data: {
    content: Record<string, ContentOf<T>>
    settings: SettingsOf<T>
    appearance: SectionAppearance
    restrictions: Restriction[]
  }
}
export type Section = { [T in SectionType]: SectionOf<T> }[SectionType]

/** A section as its editor reads it. `hide` is not stored: a preview marks with it what the audience would not get. */
export type ManagedSection = Section & { hide: boolean }

/**
 * A section as its editor sends it; the id of a new one is null, and a random `key` makes sure that it is created once.
 * `hide` may come back from GET; it is ignored.
 */
export type SentSectionOf<T extends SectionType> = Omit<SectionOf<T>, 'id'> & {
  id: number | null
  key?: string
  hide?: boolean
}
export type SentSection = { [T in SectionType]: SentSectionOf<T> }[SectionType]

/** A public section: in one language and without restrictions. */
export interface PublicSectionOf<T extends SectionType> {
  id: number
  type: T
  weight: number
  /** The language the content is in; it may differ from the page's. */
  lang: string
  data: { content: ContentOf<T>; settings: SettingsOf<T>; appearance: SectionAppearance }
}
export type PublicSection = { [T in SectionType]: PublicSectionOf<T> }[SectionType]

/** A public section with the data that the server loaded. */
export interface LoadedSectionOf<T extends SectionType> {
  section: PublicSectionOf<T>
  data: DataOf<T>
}
export type LoadedSection = { [T in SectionType]: LoadedSectionOf<T> }[SectionType]

export const SectionKey = z.string().regex(/^[\w-]{1,40}$/)

export const Section = ofAnyType<Section>(stored)
export const ManagedSection = ofAnyType<ManagedSection>(managed)
export const SentSection = ofAnyType<SentSection>(sent)
export const PublicSection = ofAnyType<PublicSection>(localised)

/**
 * The schema of a section of any type, from the definition of each. It is made when it is first used: to make all of
 * them takes a slow browser a tenth of a second.
 */
function ofAnyType<Value>(make: (type: SectionType) => z.core.$ZodTypeDiscriminable): z.ZodType<Value> {
  // TypeScript does not follow a union through `map`, so the type is stated.
  return z.lazy(() => z.discriminatedUnion('type', options(make))) as unknown as z.ZodType<Value>
}

function stored(type: SectionType) {
  const { content, settings } = definitions[type]
  return z.strictObject({
    id: Id,
    type: z.literal(type),
    weight: z.int().min(0),
    hidden: z.boolean().default(false),
    visible_from: RealInstant.nullable().default(null),
    visible_until: RealInstant.nullable().default(null),
    data: z.strictObject({
      content: z.record(LanguageCode, content).refine((byLanguage) => Object.keys(byLanguage).length > 0, {
        message: msg('Write it in at least one language.'),
        params: { code: 'required' },
      }),
      settings,
      appearance: SectionAppearance,
      restrictions: Restrictions.default([]),
    }),
  })
}

function managed(type: SectionType) {
  return stored(type).extend({ hide: z.boolean() })
}

function sent(type: SectionType) {
  return stored(type).extend({ id: Id.nullable(), key: SectionKey.optional(), hide: z.boolean().optional() })
}

function localised(type: SectionType) {
  const { content, settings } = definitions[type]
  return z.strictObject({
    id: Id,
    type: z.literal(type),
    weight: z.int().min(0),
    lang: LanguageCode,
    data: z.strictObject({ content, settings, appearance: SectionAppearance }),
  })
}

function options<Option>(make: (type: SectionType) => Option): [Option, ...Option[]] {
  const [first, ...rest] = sectionTypes
  return [make(first), ...rest.map(make)]
}
