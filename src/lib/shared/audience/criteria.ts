import { msg } from '../i18n/message.ts'
import type { StorefrontType } from '../sections/types.ts'

/** By what an audience can be chosen. A new criterion is one line here and one value in people's profiles. */
export const criterionTypes = ['language', 'country', 'title', 'organizations', 'profession', 'skill'] as const
export type CriterionType = (typeof criterionTypes)[number]

export interface Criterion {
  /** Source string of its name, to be translated where it is shown. */
  label: string
  /** Where its values come from: the lists of the site, or the vocabulary of the given name. */
  values: 'languages' | 'countries' | 'organizations' | { vocabulary: string }
  /** Whether a previewed audience has one value of it (a person speaks one language to the site) or several. */
  single: readonly StorefrontType[]
  /** Which storefronts offer it: of a visitor little is known. */
  storefronts: readonly StorefrontType[]
}

const both = ['registered', 'unregistered'] as const

export const criteria: Record<CriterionType, Criterion> = {
  language: { label: msg('Language'), values: 'languages', single: both, storefronts: both },
  country: { label: msg('Country'), values: 'countries', single: both, storefronts: ['registered'] },
  title: { label: msg('Title'), values: { vocabulary: 'title' }, single: both, storefronts: ['registered'] },
  organizations: { label: msg('Organisations'), values: 'organizations', single: ['registered'], storefronts: both },
  profession: {
    label: msg('Profession'),
    values: { vocabulary: 'profession' },
    single: [],
    storefronts: ['registered'],
  },
  skill: { label: msg('Skill'), values: { vocabulary: 'skill' }, single: [], storefronts: ['registered'] },
}

/** The criteria that a storefront's editor offers, in the order they are shown. */
export function criteriaOf(storefront: StorefrontType): CriterionType[] {
  return criterionTypes.filter((type) => criteria[type].storefronts.includes(storefront))
}

/** Whether a previewed audience of this storefront has at most one value of the criterion. */
export function isSingle(type: CriterionType, storefront: StorefrontType): boolean {
  return criteria[type].single.includes(storefront)
}
