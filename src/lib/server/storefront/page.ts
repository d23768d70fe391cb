import type { Flag } from '#shared/access/flags.ts'
import { localiseSection } from '#shared/sections/localiseSection.ts'
import type { LoadedSection, PublicSection, Section } from '#shared/sections/section.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { changesAt, type PageTags, shows } from '../cache/pageTags.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { Visit } from '../people/visit.ts'
import { audienceOf } from '../people/audience.ts'
import type { Runtime } from '../runtime.ts'
import { catalogueNumbers } from '../catalogue/facts/catalogueNumbers.ts'
import type { EarnsFor } from '../catalogue/list/withPoints.ts'
import type { LoadContext } from './sections/loader.ts'
import { loadSections } from './sections/registry.ts'
import { storefrontTag } from './storefront.ts'
import { visibleSections } from './visibility.ts'

/** A visit of a storefront. */
export interface StorefrontVisit extends Visit {
  flags: Record<Flag, boolean>
  /** Returns the points that the user earns by completing these trainings. */
  earnsFor: EarnsFor
  /** The page that notes what it shows, for the page cache. */
  page: PageTags
}

export interface StorefrontPage {
  sections: LoadedSection[]
  /** The number of trainings that the user can search. */
  trainings: number
}

type Sources = Pick<Runtime, 'db' | 'storefront' | 'catalogue'>

/** Returns the type of storefront that this user sees. */
export function storefrontFor(user: CurrentUser | null): StorefrontType {
  return user ? 'registered' : 'unregistered'
}

/** Loads the sections that this user sees now, with their data. */
export async function loadStorefrontPage(sources: Sources, visit: StorefrontVisit): Promise<StorefrontPage> {
  const visible = await visibleTo(sources, visit)
  changesAt(visit.page, visible.until ?? undefined)
  return load(sources, visit, visible)
}

/** Loads one section with the requested page of its list; `undefined` if this user may not see it. */
export async function loadSectionPage(
  sources: Sources,
  visit: StorefrontVisit,
  { sectionId, page }: { sectionId: number; page: { number: number; size: number } },
): Promise<StorefrontPage | undefined> {
  const visible = await visibleTo(sources, visit)
  const section = visible.sections.find(({ id }) => id === sectionId)
  if (!section) return undefined
  changesAt(visit.page, visible.until ?? undefined)
  return load(sources, visit, { ...visible, sections: [section] }, page)
}

async function visibleTo(sources: Sources, visit: StorefrontVisit) {
  const type = storefrontFor(visit.user)
  const storefront = await sources.storefront(type)
  shows(visit.page, storefrontTag(type))
  const audience = audienceOf(visit.user, visit.language, visit.hostOrganization)
  return { ...visibleSections(storefront, { audience, now: visit.now }), writtenIn: storefront.language }
}

async function load(
  sources: Sources,
  visit: StorefrontVisit,
  { sections, writtenIn }: { sections: readonly Section[]; writtenIn: string },
  page?: LoadContext['page'],
): Promise<StorefrontPage> {
  const catalogue = await sources.catalogue()
  const { page: tags, ...asked } = visit
  const { user } = visit
  const context: LoadContext = {
    ...asked,
    reader: sources.db.reader,
    catalogue,
    shows: (...shown) => shows(tags, ...shown),
    changesAt: (moment) => changesAt(tags, moment),
    ...(page ? { page } : {}),
  }
  const published = sections
    .flatMap((section) => localiseSection(section, visit, writtenIn) ?? [])
    .map((section) => (page ? asWholeList(section) : section))
  shows(visit.page, 'trainings:newest')
  return {
    sections: await loadSections(published, context),
    trainings: catalogueNumbers(catalogue, user).trainings,
  }
}

/** On its own page, a section shows all its trainings as a grid. */
function asWholeList(section: PublicSection): PublicSection {
  if (section.type !== 'trainings' && section.type !== 'recommended') return section
  const settings = { ...section.data.settings, layout: 'grid' as const }
  return { ...section, data: { ...section.data, settings } } as PublicSection
}

/** Returns the visit of a request to a storefront. */
export function storefrontVisit({
  visit,
  flags,
  earnsFor,
  page,
}: Pick<StorefrontVisit, 'flags' | 'earnsFor' | 'page'> & { visit: Visit }): StorefrontVisit {
  return { ...visit, flags, earnsFor, page }
}
