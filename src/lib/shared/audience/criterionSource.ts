import { msg } from '../i18n/message.ts'
import type { StorefrontType } from './storefrontTypes.ts'
import type { CriterionType, StatableCriterion } from './criteria.ts'

/** Where the values of a criterion come from; source strings. */
export const criterionSources = {
  users: msg('Set by users themselves'),
  others: msg('Set by administrators and imports'),
  page: msg('The language of the page'),
  host: msg('By the host name of the site'),
} as const

/** Whether users set this criterion themselves. The language is always theirs, because they read the site in it. */
export function isOwnCriterion(type: CriterionType, own: readonly StatableCriterion[]): boolean {
  return type === 'language' || own.some((one) => one === type)
}

/**
 * Where the values of a criterion come from, as a source string: values that users set themselves are not reliable.
 * @param own the criteria that users set themselves on this site
 */
export function criterionSource(type: CriterionType, storefront: StorefrontType, own: readonly StatableCriterion[]) {
  if (storefront === 'unregistered' && type === 'language') return criterionSources.page
  if (storefront === 'unregistered' && type === 'organizations') return criterionSources.host
  return isOwnCriterion(type, own) ? criterionSources.users : criterionSources.others
}
