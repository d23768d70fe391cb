import { msg } from '../i18n/message.ts'
import type { StorefrontType } from './storefrontTypes.ts'

/** The criteria of audiences. A new criterion needs a line here and a value in users' profiles. */
export const criterionTypes = ['language', 'country', 'title', 'organizations', 'profession', 'skill'] as const
export type CriterionType = (typeof criterionTypes)[number]

export interface Criterion {
  /** Source string of its name. */
  label: string
  /** The source of its values: a list of the site, or a vocabulary. */
  values: 'languages' | 'countries' | 'organizations' | { vocabulary: string }
  /** Whether a previewed audience has one value of it (such as one language) or several. */
  single: readonly StorefrontType[]
  /** The source of a user’s value, unless an administrator changes it. Values set by users themselves are not reliable. */
  statedBy: 'person' | 'others'
  /** The storefronts that offer it: little is known about visitors. */
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
    label: msg('Job title'),
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

/** The criteria that users may set themselves: all but organizations, which also decide which trainings they see. */
export const statableCriteria = ['language', 'country', 'title', 'profession', 'skill'] as const
export type StatableCriterion = (typeof statableCriteria)[number]

/** The criteria that users set themselves on a new site. */
export const defaultOwnCriteria = statableCriteria.filter((type) => criteria[type].statedBy === 'person')

/** The criteria of a user that are lists of terms. */
export const termCriteria = ['profession', 'skill'] as const
export type TermCriterion = (typeof termCriteria)[number]

/** Returns the criteria that a storefront's editor offers, in order. */
export function criteriaOf(storefront: StorefrontType): CriterionType[] {
  return criterionTypes.filter((type) => criteria[type].storefronts.includes(storefront))
}

/** Whether a previewed audience of this storefront has at most one value of the criterion. */
export function isSingle(type: CriterionType, storefront: StorefrontType): boolean {
  return criteria[type].single.includes(storefront)
}

/** Whether an audience has at most one value of the criterion on every storefront; elsewhere, too. */
export function isAlwaysSingle(type: CriterionType): boolean {
  return both.every((storefront) => isSingle(type, storefront))
}
