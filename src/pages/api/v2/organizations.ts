import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listOrganizations } from '#server/taxonomy/listTaxonomy.ts'
import { Page } from '#shared/contract/common.ts'
import { Organization } from '#shared/contract/taxonomy.ts'

export const GET = endpoint({
  summary: 'The organisations by name.',
  access: 'signed-in',
  query: Page,
  answer: Organization,
  list: true,
  async run({ query, locals: { db } }) {
    const { organizations, meta } = await listOrganizations(db.reader, query)
    return { data: organizations, meta }
  },
})

export const ALL = otherMethods({ GET })
