import type { Flag } from '#shared/access/flags.ts'
import type { DataOf, SettingsOf } from '#shared/sections/registry.ts'
import type { PublicSectionOf } from '#shared/sections/section.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import type { CatalogueFacts } from '../../catalogue/facts/catalogueFacts.ts'
import type { EarnsFor } from '../../catalogue/list/withPoints.ts'

/** The visit that a section is loaded for, and the sources of its data. */
export interface LoadContext extends Visit {
  reader: Reader
  flags: Record<Flag, boolean>
  catalogue: CatalogueFacts
  /** Returns the points that the user earns by completing these trainings. */
  earnsFor: EarnsFor
  /** Notes tags of the content that the section shows, for the page cache. */
  shows(...tags: string[]): void
  /** Notes when the section changes by itself. */
  changesAt(moment: Date | undefined): void
  /** Only on a section's own page: the page of its list to show. */
  page?: { number: number; size: number }
}

/** Loads the data that a section of one type shows beyond its own words. */
export type Loader<T extends SectionType> = (
  settings: SettingsOf<T>,
  context: LoadContext,
  section: PublicSectionOf<T>,
) => Promise<DataOf<T>>
