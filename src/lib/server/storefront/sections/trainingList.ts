import type { ListedTraining } from '#shared/contract/trainings.ts'
import type { TrainingsData } from '#shared/sections/parts.ts'
import type { LoadContext } from './loader.ts'

/** Returns the part of the visit that lists of trainings need. */
export function listVisit({ user, language, siteLanguage, now }: LoadContext) {
  return { user, language, siteLanguage, now }
}

/** Returns the page of the list to load: the requested one on the section's own page, else the first. */
export function paging(size: number, { page }: LoadContext): { limit: number; page: number } {
  return page ? { limit: page.size, page: page.number } : { limit: size, page: 0 }
}

/** Returns a list as the section shows it, with a link to the section's own page if there are more trainings. */
export function trainingsData(
  { items, total }: { items: ListedTraining[]; total: number },
  section: { id: number },
  { page }: LoadContext,
): TrainingsData {
  const moreUrl = page || total <= items.length ? null : `/storefront/${section.id}`
  return { trainings: items, total, moreUrl }
}
