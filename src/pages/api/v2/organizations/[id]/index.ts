import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { removeOrganization } from '#server/structures/removeStructure.ts'
import { renameOrganization } from '#server/taxonomy/saveOrganization.ts'
import { Organization } from '#shared/contract/taxonomy.ts'
import { OrganizationBody, OrganizationPath, StructureUses } from '#shared/contract/vocabularies.ts'

export const PATCH = endpoint({
  summary: 'Renames an organisation.',
  access: 'site_settings',
  params: OrganizationPath,
  body: OrganizationBody,
  answer: Organization,
  run: async ({ params, body, user, locals: { db, now } }) => ({
    data: await db.transact((tx) => renameOrganization(tx, params.id, body, { by: user.uid, now })),
  }),
})

export const DELETE = endpoint({
  summary: 'Deletes an organisation that nothing names. Otherwise `uses` says what names it.',
  access: 'site_settings',
  params: OrganizationPath,
  answer: z.null(),
  status: 204,
  refuses: { 409: { uses: StructureUses } },
  async run({ params, user, locals: { db, now, runtime } }) {
    const { log } = runtime
    await db.transact((tx) => removeOrganization(tx, params.id, { by: user.uid, now, log }))
    return { data: null }
  },
})

export const ALL = otherMethods({ PATCH, DELETE })
