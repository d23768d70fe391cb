import type { ComponentType } from 'react'
import type { Restriction } from '#shared/audience/restrictions.ts'
import type { SectionAppearance } from '#shared/sections/appearance.ts'
import type { DraftSection, DraftSectionOf } from '#shared/sections/draft.ts'
import type { Ratio } from '#shared/sections/parts.ts'
import type { ContentOf, SettingsOf } from '#shared/sections/registry.ts'
import type { SectionProblems } from '#shared/sections/sectionProblems.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import type { UploadKeeper } from '../forms/pictures/fieldUploads.ts'

/** A section in the panel of the editor. Each keystroke is a change of the draft, so the page beside it shows it. */
export interface SectionFormProps<T extends SectionType> {
  section: DraftSectionOf<T>
  /** The texts of `language`; `base` are those of the language from which it is translated, shown below it, or null. */
  content: ContentOf<T>
  base: ContentOf<T> | null
  baseLanguage: string | null
  language: string
  /** Messages by bracketed path inside `data`: `content[en][title]`, `settings[terms]`. */
  problems: SectionProblems
  /** The section as it is now, also when the form is not shown any more; by default as the form shows it. */
  now?(): DraftSectionOf<T> | undefined
  changeContent(change: Partial<ContentOf<T>>): void
  /** Moves and removes entries of a list; `order` are the places of those that stay. */
  arrangeItems(field: string, order: readonly number[]): void
  /** The other languages in which `arrangeItems` does the same. */
  followersOf(field: string): readonly string[]
  changeSettings(change: Partial<SettingsOf<T>>): void
}

/** The forms of a section type: its texts in one language, and its settings; null where it has none. */
export interface SectionForms<T extends SectionType> {
  Content: ComponentType<SectionFormProps<T>> | null
  Settings: ComponentType<SectionFormProps<T>> | null
}

/** The appearance of a section of any type. */
export interface SectionAppearanceFormProps {
  section: Pick<DraftSection, 'id' | 'type' | 'data'>
  problems: SectionProblems
  /** As in the other forms. */
  now?(): Pick<DraftSection, 'data'> | undefined
  changeAppearance(change: Partial<SectionAppearance>): void
}

/** When a section is shown. */
export interface SectionTimes {
  hidden: boolean
  visible_from: string | null
  visible_until: string | null
}

/** The audience of a section of any type, and its times. */
export interface SectionAudienceFormProps {
  section: Pick<DraftSection, 'id' | 'type' | 'data'> & SectionTimes
  problems: SectionProblems
  changeRestrictions(restrictions: Restriction[]): void
  changeTimes(change: Partial<SectionTimes>): void
}

/** The page around a form: the editor gives it once, with `FormPageProvider`. */
export interface SectionFormPage {
  storefront: StorefrontType
  /** The address of a generated drawing. */
  drawing(seed: string, ratio: Ratio): string
  /** The sections of the page with their titles, which links can lead to. */
  sections: readonly { id: number; title: string }[]
  /** Lets uploads go on when their field is not shown any more. */
  uploads?: UploadKeeper
}
