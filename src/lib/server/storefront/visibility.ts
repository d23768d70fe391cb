import { type Audience, matches } from '#shared/audience/restrictions.ts'
import type { Section } from '#shared/sections/section.ts'
import { nextVisibilityChange, visibleAt } from '#shared/sections/sections.ts'
import type { StoredStorefront } from './storefront.ts'

/** The sections an audience may see now, in their order, and when that will change by itself. */
export interface VisibleSections {
  sections: Section[]
  until: Date | null
}

/**
 * What an audience sees of a storefront. Restrictions are decided here, on the server: what an audience
 * may not see is not in the answer.
 */
export function visibleSections(
  storefront: StoredStorefront,
  { audience, now }: { audience: Audience; now: Date },
): VisibleSections {
  if (!storefront.enabled || !matches(storefront.restrictions, audience)) return { sections: [], until: null }
  const meant = storefront.sections.filter((section) => matches(section.data.restrictions, audience))
  return { sections: meant.filter((section) => visibleAt(section, now)), until: nextVisibilityChange(meant, now) }
}
