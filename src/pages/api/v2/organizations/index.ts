import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { createOrganization } from '#server/taxonomy/saveOrganization.ts'
import { listOrganizations } from '#server/taxonomy/listTaxonomy.ts'
import { Page } from '#shared/contract/common.ts'
import { Organization } from '#shared/contract/taxonomy.ts'
import { OrganizationBody } from '#shared/contract/vocabularies.ts'

export const GET = endpoint({
  summary: 'Lists the organisations by name.',
  access: 'signed-in',
  query: Page,
  answer: Organization,
  list: true,
  async run({ query, locals: { db } }) {
    const { organizations, meta } = await listOrganizations(db.reader, query)
    return { data: organizations, meta }
  },
})

export const POST = endpoint({
  summary: 'Creates an organisation.',
  access: 'site_settings',
  body: OrganizationBody,
  answer: Organization,
  status: 201,
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await db.transact((tx) => createOrganization(tx, body, { by: user.uid, now })),
  }),
})

export const ALL = otherMethods({ GET, POST })
