import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { managedStorefront } from '#server/storefront/managedStorefront.ts'
import { previewStorefront } from '#server/storefront/preview.ts'
import { loadStorefront } from '#server/storefront/storefront.ts'
import { ManagedStorefront, ManagedStorefrontQuery } from '#shared/contract/managedStorefront.ts'

export const GET = endpoint({
  summary:
    'Returns a storefront with all its sections. With `preview=1` and the criteria of an audience, `hide` marks the sections ' +
    'that it would not get; for the registered storefront `matches` counts its users.',
  access: 'storefront_manage',
  query: ManagedStorefrontQuery,
  answer: ManagedStorefront,
  async run({ query, locals: { db, flags, runtime, visit } }) {
    const storefront = await loadStorefront(db.reader, query.type, runtime.log)
    if (!query.preview) return { data: await managedStorefront(db.reader, storefront) }
    const asked = { query, flags, language: visit.siteLanguage, now: visit.now }
    return { data: await previewStorefront(db.reader, storefront, asked) }
  },
})

export const ALL = otherMethods({ GET })
