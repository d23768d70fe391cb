import type { ReactElement } from 'react'
import type { Formats } from '#shared/i18n/format.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { storedDirection } from '#shared/i18n/languages.ts'
import type { SectionAppearance } from '#shared/sections/appearance.ts'
import type { ContentOf, DataOf, SettingsOf } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { CoverRatio } from '#shared/theme/covers/drawCover.ts'
import type { IconName } from '#shared/theme/icons.ts'

/** The context of a page for all its views; one object for the whole page. */
export interface ViewContext {
  t: Translate
  lang: string
  dir: 'ltr' | 'rtl'
  /** The languages of the site, with the directions that it stores for them. */
  languages: readonly { langcode: string; direction: number }[]
  format: Pick<Formats, 'number' | 'date' | 'time' | 'zone' | 'duration' | 'money' | 'languageName'>
  /** By the site's clock, for what takes place in a room. */
  roomFormat: Pick<Formats, 'date' | 'time' | 'zone'>
  /** Whether `format` goes by the reader's own time zone. */
  hasOwnTime: boolean
  /** The address of a generated cover: the same seed is always the same drawing. */
  cover(seed: string, ratio: CoverRatio): string
  /** The drawing itself, as SVG, for the few that the page opens with: they wait for no request. */
  coverDrawing(seed: string, ratio: CoverRatio): string
  /** Returns the `<use href>` of a Material Symbol. */
  icon(name: IconName): string
  links: {
    search: string
    training(id: number): string
    login: string
    /** The site's sign-up address; null where there is none. */
    signUp: string | null
  }
  /** How many trainings a search goes through, and the page it leads back to. */
  search: { total: number; back: string }
}

/** Marks words whose language is not the page's; empty where it is. */
export interface Mark {
  lang?: string
  dir?: 'ltr' | 'rtl'
}

export interface ViewProps<T extends SectionType> {
  content: ContentOf<T>
  settings: SettingsOf<T>
  appearance: SectionAppearance
  data: DataOf<T>
  view: ViewContext
  /** To be spread on the elements that hold words of the content (not on those that hold words of the site). */
  mark: Mark
  /** The level of the section's own heading. */
  level: HeadingLevel
  /** Likely in the first screenful: its pictures are fetched at once. */
  lead: boolean
}

/** A section's drawing: a pure function of its props without hooks; null where there is nothing to draw. */
export type SectionView<T extends SectionType> = (props: ViewProps<T>) => ReactElement | null

export type HeadingLevel = 1 | 2 | 3 | 4
export type HeadingTag = `h${1 | 2 | 3 | 4 | 5 | 6}`

/** Returns the heading level inside a section: one below its title, or its own level without a title. */
export function headingBelow(level: HeadingLevel, title: string): HeadingTag {
  const below = title === '' ? Math.max(2, level) : level + 1
  return `h${below}` as HeadingTag // 2 to 5
}

/** Returns the `lang` and `dir` attributes for text in another language than the page's. */
export function markOf(lang: string, view: Pick<ViewContext, 'lang' | 'languages'>): Mark {
  return lang === view.lang ? {} : { lang, dir: storedDirection(view.languages, lang) }
}
