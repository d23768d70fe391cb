import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { publicAppearance } from '#server/site/publicSite.ts'
import { appearanceAttributes, PublicAppearance } from '#shared/contract/site.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary:
    'Returns the brand: logo, colours, fonts, roundness, favicon and background, or the attributes that are asked for.',
  access: 'public',
  query: z.object({ attributes: z.array(z.enum(appearanceAttributes)).optional() }),
  answer: PublicAppearance,
  run: async ({ query, locals: { site, language } }) => ({ data: publicAppearance(site, language, query.attributes) }),
})

export const ALL = otherMethods({ GET })
