import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { publicStorefront } from '#server/storefront/publicStorefront.ts'
import { storefrontVisit } from '#server/storefront/page.ts'
import { Storefront } from '#shared/contract/storefront.ts'

export const GET = endpoint({
  summary: 'Returns the user’s storefront: the sections that the user may see now, in the user’s language.',
  access: 'storefront_page',
  answer: Storefront,
  run: async ({ locals }) => ({ data: await publicStorefront(locals.runtime, storefrontVisit(locals)) }),
})

export const ALL = otherMethods({ GET })
