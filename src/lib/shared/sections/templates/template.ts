import type { z } from 'zod'
import type { Translate } from '../../i18n/message.ts'
import type { SectionAppearance } from '../appearance.ts'
import type { definitions, SettingsOf } from '../registry.ts'
import type { SectionType } from '../types.ts'

/** The texts of a section as an author writes them: what has a default may be missing. */
export type WrittenContent<T extends SectionType> = z.input<(typeof definitions)[T]['content']>

/** A filled example of a section type, to start from. */
export interface SectionTemplate<T extends SectionType> {
  /** Unique among the templates of its type. */
  key: string
  /** Source string of its name. */
  name: string
  content(t: Translate): WrittenContent<T>
  settings?: Partial<SettingsOf<T>>
  appearance?: Partial<SectionAppearance>
}
