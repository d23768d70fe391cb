import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { brokenLinks } from '#server/storefront/brokenLinks.ts'
import { StorefrontLinks } from '#shared/contract/managedStorefront.ts'

export const POST = endpoint({
  summary: 'Returns the links that lead to no page of this site. Nothing is saved.',
  access: 'storefront_manage',
  body: StorefrontLinks,
  answer: z.string(),
  list: true,
  idempotency: { heldBy: 'nobody' },
  run: async ({ body: { links }, locals: { runtime, site, now } }) => ({
    data: await brokenLinks(runtime, { links, features: site.features, now }),
  }),
})

export const ALL = otherMethods({ POST })
