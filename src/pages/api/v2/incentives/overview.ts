import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { overview } from '#server/shop/overview/overview.ts'
import { Overview } from '#shared/contract/overview.ts'

export const GET = endpoint({
  summary: 'Returns the figures of the points economy, and what needs attention.',
  access: 'incentives_settings',
  answer: Overview,
  run: async ({ locals: { db, site, visit } }) => ({
    data: await overview(db.reader, { ...visit, features: site.features }),
  }),
})

export const ALL = otherMethods({ GET })
