import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { storefrontFor } from '#server/storefront/page.ts'
import { StorefrontSettings } from '#shared/contract/storefront.ts'
import { criteria, criteriaOf, isSingle } from '#shared/audience/criteria.ts'
import { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Lists the criteria that can restrict a section of a storefront, and returns the current language.',
  access: 'storefront_page',
  query: z.object({ type: StorefrontType.optional() }),
  answer: StorefrontSettings,
  async run({ query: { type: asked }, user, locals: { t, language } }) {
    const storefront = asked ?? storefrontFor(user)
    const restrictions = criteriaOf(storefront).map((type) => ({
      type,
      label: t(criteria[type].label),
      single: isSingle(type, storefront),
    }))
    return { data: { restrictions, current_language: language } }
  },
})

export const ALL = otherMethods({ GET })
