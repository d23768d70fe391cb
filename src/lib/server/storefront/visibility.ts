import { type Audience, matches } from '#shared/audience/restrictions.ts'
import type { Section } from '#shared/sections/section.ts'
import { nextVisibilityChange, visibleAt } from '#shared/sections/visibleAt.ts'
import type { StoredStorefront } from './storefront.ts'

/** The sections that an audience may see now, in order, and when this changes by itself. */
export interface VisibleSections {
  sections: Section[]
  until: Date | null
}

/**
 * Returns the sections that an audience may see. Restrictions are checked here, on the server: a section that an
 * audience may not see is never sent.
 */
export function visibleSections(
  storefront: StoredStorefront,
  { audience, now }: { audience: Audience; now: Date },
): VisibleSections {
  if (!storefront.enabled || !matches(storefront.restrictions, audience)) return { sections: [], until: null }
  const matching = storefront.sections.filter((section) => matches(section.data.restrictions, audience))
  return { sections: matching.filter((section) => visibleAt(section, now)), until: nextVisibilityChange(matching, now) }
}
