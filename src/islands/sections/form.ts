import type { ComponentType } from 'react'
import type { DraftSectionOf } from '#shared/sections/draft.ts'
import type { ContentOf, SettingsOf } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'

/** A section in the panel of the editor. Each keystroke is a change of the draft, so the page beside it shows it. */
export interface SectionFormProps<T extends SectionType> {
  section: DraftSectionOf<T>
  /** The texts of `language`; `base` are those of the storefront's own language, to be shown beside it, or null. */
  content: ContentOf<T>
  base: ContentOf<T> | null
  language: string
  /** Messages by bracketed path inside `data`: `content[en][title]`, `settings[terms]`. */
  problems: Readonly<Record<string, string>>
  changeContent(change: Partial<ContentOf<T>>): void
  changeSettings(change: Partial<SettingsOf<T>>): void
}

/** The forms of a section type: its texts in one language, and its settings; null where it has none. */
export interface SectionForms<T extends SectionType> {
  Content: ComponentType<SectionFormProps<T>> | null
  Settings: ComponentType<SectionFormProps<T>> | null
}
