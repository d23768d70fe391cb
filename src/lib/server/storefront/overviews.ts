import { flagsFor } from '#shared/access/flags.ts'
import type { LoadedSection } from '#shared/sections/section.ts'
import { type StorefrontType, storefrontTypes } from '#shared/audience/storefrontTypes.ts'
import { createPageTags } from '../cache/pageTags.ts'
import type { Runtime } from '../runtime.ts'
import type { Site } from '../site/site.ts'
import { loadStorefrontPage, type StorefrontVisit } from './page.ts'
import { editorsByUid } from './editorsByUid.ts'

/** A storefront on the page that leads to its editor. */
export interface StorefrontOverview {
  id: number
  type: StorefrontType
  enabled: boolean
  sections: number
  /** The last save; `by` is '' if it is not known who saved it. */
  saved: { at: string; by: string } | null
  /** The first sections as this user, or a visitor, sees them now; also while the storefront is off. */
  picture: LoadedSection[]
  /** The number of trainings that a search in the picture goes through. */
  trainings: number
}

/** More sections than a small picture shows. */
const PICTURED = 6

/** Both storefronts with a picture of each: the registered one as this user sees it. */
export function storefrontOverviews(
  sources: Pick<Runtime, 'db' | 'storefront' | 'catalogue'>,
  visit: Omit<StorefrontVisit, 'page'>,
  { features }: Pick<Site, 'features'>,
): Promise<StorefrontOverview[]> {
  const visitor = { ...visit, user: null, flags: flagsFor(features, null), earnsFor: async () => new Map() }
  return Promise.all(
    storefrontTypes.map((type) => storefrontOverview(sources, type === 'registered' ? visit : visitor, type)),
  )
}

async function storefrontOverview(
  { db, storefront: find, catalogue }: Pick<Runtime, 'db' | 'storefront' | 'catalogue'>,
  visit: Omit<StorefrontVisit, 'page'>,
  type: StorefrontType,
): Promise<StorefrontOverview> {
  const stored = await find(type)
  const { id, enabled, sections, changed_at, changed_by } = stored
  const pictured = { ...stored, enabled: true, sections: sections.filter(({ hidden }) => !hidden).slice(0, PICTURED) }
  const sources = { db, catalogue, storefront: async () => pictured }
  const page = await loadStorefrontPage(sources, { ...visit, page: createPageTags() })
  const people = await editorsByUid(db.reader, [changed_by])
  return {
    id,
    type,
    enabled,
    sections: sections.length,
    saved: changed_at === null ? null : { at: changed_at, by: people.get(changed_by)?.full_name ?? '' },
    picture: page.sections,
    trainings: page.trainings,
  }
}
