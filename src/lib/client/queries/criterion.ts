import type { CriterionType } from '#shared/audience/criteria.ts'
import { countriesQuery, languagesQuery, organizationsQuery, termsQuery } from './choices.ts'

/** The values of a criterion that exist. */
export function criterionQuery(type: CriterionType) {
  if (type === 'language') return languagesQuery()
  if (type === 'country') return countriesQuery()
  if (type === 'organizations') return organizationsQuery()
  return termsQuery(type)
}
