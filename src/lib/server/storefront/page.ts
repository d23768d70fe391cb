import type { Flag } from '#shared/access/flags.ts'
import { publish } from '#shared/sections/localise.ts'
import type { LoadedSection, PublicSection, Section } from '#shared/sections/section.ts'
import type { StorefrontType } from '#shared/sections/types.ts'
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
  /** What completing trainings earns the user. */
  earnsFor: EarnsFor
  /** Where to note what was shown. */
  page: PageTags
}

export interface StorefrontPage {
  sections: LoadedSection[]
  /** How many trainings a search of this user goes through. */
  trainings: number
}

type Sources = Pick<Runtime, 'db' | 'storefront' | 'catalogue'>

/** The storefront that is meant for this user: registered people and visitors each have their own. */
export function storefrontFor(user: CurrentUser | null): StorefrontType {
  return user ? 'registered' : 'unregistered'
}

/** What this user gets of their storefront now, with everything it is drawn from. */
export async function loadStorefrontPage(sources: Sources, visit: StorefrontVisit): Promise<StorefrontPage> {
  const visible = await visibleTo(sources, visit)
  changesAt(visit.page, visible.until ?? undefined)
  return load(sources, visit, visible)
}

/** One section on a page of its own, with the asked page of its list; `undefined` where this user does not get it. */
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
  const audience = audienceOf(visit.user, visit.language)
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
  const { user, language, siteLanguage } = visit
  const context: LoadContext = {
    ...asked,
    reader: sources.db.reader,
    catalogue,
    shows: (...shown) => shows(tags, ...shown),
    changesAt: (moment) => changesAt(tags, moment),
    ...(page ? { page } : {}),
  }
  const published = sections
    .flatMap((section) => publish(section, language, writtenIn, siteLanguage) ?? [])
    .map((section) => (page ? asWholeList(section) : section))
  shows(visit.page, 'trainings:newest')
  return {
    sections: await loadSections(published, context),
    trainings: catalogueNumbers(catalogue, user).trainings,
  }
}

/** On a page of its own a row of trainings becomes the grid of all of them. */
function asWholeList(section: PublicSection): PublicSection {
  if (section.type !== 'trainings' && section.type !== 'recommended') return section
  const settings = { ...section.data.settings, layout: 'grid' as const }
  return { ...section, data: { ...section.data, settings } } as PublicSection
}

/** The visit of a storefront that a request is. */
export function storefrontVisit({
  visit,
  flags,
  earnsFor,
  page,
}: Pick<StorefrontVisit, 'flags' | 'earnsFor' | 'page'> & { visit: Visit }): StorefrontVisit {
  return { ...visit, flags, earnsFor, page }
}
