import { localiseSection } from '#shared/sections/localiseSection.ts'
import type { PublicSection } from '#shared/sections/section.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { audienceOf } from '../people/audience.ts'
import type { Runtime } from '../runtime.ts'
import { storefrontFor, type StorefrontVisit } from './page.ts'
import { visibleSections } from './visibility.ts'

export interface PublicStorefront {
  id: number
  type: StorefrontType
  enabled: boolean
  /** The language in which it is written; each section names the language it is shown in. */
  language: string
  sections: PublicSection[]
}

/**
 * Returns the sections that this user sees now, as data without restrictions.
 * @param shownIn the language of the texts; it does not affect which sections the user sees
 */
export async function publicStorefront(
  { storefront: find }: Pick<Runtime, 'storefront'>,
  { user, language, siteLanguage, hostOrganization, now }: Omit<StorefrontVisit, 'page' | 'flags' | 'timeZone'>,
  shownIn = language,
): Promise<PublicStorefront> {
  const storefront = await find(storefrontFor(user))
  const audience = audienceOf(user, language, hostOrganization)
  const { sections } = visibleSections(storefront, { audience, now })
  const { id, type, enabled, language: writtenIn } = storefront
  const published = sections.flatMap(
    (section) => localiseSection(section, { language: shownIn, siteLanguage }, writtenIn) ?? [],
  )
  return { id, type, enabled, language: writtenIn, sections: published }
}
