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
  /** Who says it of a person, unless an administrator changes that. Only what others say can be relied on. */
  statedBy: 'person' | 'others'
  /** Which storefronts offer it: of a visitor little is known. */
  storefronts: readonly StorefrontType[]
}

const both = ['registered', 'unregistered'] as const

export const criteria: Record<CriterionType, Criterion> = {
  language: { label: msg('Language'), values: 'languages', statedBy: 'person', single: both, storefronts: both },
  country: {
    label: msg('Country'),
    values: 'countries',
    statedBy: 'others',
    single: both,
    storefronts: ['registered'],
  },
  title: {
    label: msg('Title'),
    values: { vocabulary: 'title' },
    statedBy: 'others',
    single: both,
    storefronts: ['registered'],
  },
  organizations: {
    label: msg('Organisations'),
    values: 'organizations',
    statedBy: 'others',
    single: ['registered'],
    storefronts: both,
  },
  profession: {
    label: msg('Profession'),
    values: { vocabulary: 'profession' },
    statedBy: 'others',
    single: [],
    storefronts: ['registered'],
  },
  skill: {
    label: msg('Skill'),
    values: { vocabulary: 'skill' },
    statedBy: 'person',
    single: [],
    storefronts: ['registered'],
  },
}

/** What people may say of themselves: all but the organizations, because they also decide which trainings exist. */
export const statableCriteria = ['language', 'country', 'title', 'profession', 'skill'] as const
export type StatableCriterion = (typeof statableCriteria)[number]

/** What people say of themselves on a new site. */
export const defaultOwnCriteria = statableCriteria.filter((type) => criteria[type].statedBy === 'person')

/** The criteria of a person that are lists of terms. */
export const termCriteria = ['profession', 'skill'] as const
export type TermCriterion = (typeof termCriteria)[number]

/** The criteria that a storefront's editor offers, in the order they are shown. */
export function criteriaOf(storefront: StorefrontType): CriterionType[] {
  return criterionTypes.filter((type) => criteria[type].storefronts.includes(storefront))
}

/** Whether a previewed audience of this storefront has at most one value of the criterion. */
export function isSingle(type: CriterionType, storefront: StorefrontType): boolean {
  return criteria[type].single.includes(storefront)
}
