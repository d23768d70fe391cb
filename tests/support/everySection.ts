import type { Restriction } from '#shared/audience/restrictions.ts'
import { definitions, mayHold } from '#shared/sections/registry.ts'
import { plainRichText } from '#shared/sections/richText.ts'
import { type SectionType, sectionTypes } from '#shared/sections/types.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'

const link = { label: 'Go', url: '/search' }

/** The least that a type needs beside its title. */
const needed: Partial<Record<SectionType, object>> = {
  slideshow: { slides: [{ title: 'A slide' }] },
  rich_text: { body: plainRichText('Words.') },
  image_text: { body: plainRichText('Words.') },
  video: { url: 'https://vimeo.com/123456' },
  cta: { links: [link] },
  faq: { items: [{ question: 'Why?', answer: plainRichText('Because.') }] },
  testimonials: { items: [{ quote: 'Good.' }] },
  stats: { items: [{ label: 'Trainings', source: 'trainings' }] },
  logos: { items: [{ name: 'A partner' }] },
}

/** A new section of a type with this title in English. */
export function sectionOfType(type: SectionType, title: string, restrictions: Restriction[] = []) {
  const { settings, appearance } = definitions[type].defaults
  return {
    id: null,
    type,
    weight: 0,
    hidden: false,
    visible_from: null,
    visible_until: null,
    data: { content: { en: { ...needed[type], title } }, settings, appearance, restrictions },
  }
}

/** The types that a storefront may have. */
export function typesOf(storefront: StorefrontType): SectionType[] {
  return sectionTypes.filter((type) => mayHold(storefront, type))
}
