import type { Flag } from '#shared/access/flags.ts'
import type { DataOf, SettingsOf } from '#shared/sections/registry.ts'
import type { PublicSectionOf } from '#shared/sections/section.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import type { CatalogueFacts } from '../../catalogue/facts/catalogueFacts.ts'
import type { EarnsFor } from '../../catalogue/list/withPoints.ts'

/** Who a section is drawn for, and what it may be drawn from. */
export interface LoadContext extends Visit {
  reader: Reader
  flags: Record<Flag, boolean>
  catalogue: CatalogueFacts
  /** What completing trainings earns the user. */
  earnsFor: EarnsFor
  /** Notes what the section shows, for the page cache. */
  shows(...tags: string[]): void
  /** Notes a moment from which on the section looks different. */
  changesAt(moment: Date | undefined): void
  /** Set on the page of one section: which page of its whole list to show. */
  page?: { number: number; size: number }
}

/** Loads what the drawing of one kind of section needs beyond its own words. */
export type Loader<T extends SectionType> = (
  settings: SettingsOf<T>,
  context: LoadContext,
  section: PublicSectionOf<T>,
) => Promise<DataOf<T>>
