import { z } from 'zod'
import { organizationBrand, removeOrganizationBrand, saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { OrganizationBrand, OrganizationBrandChange } from '#shared/contract/appearance.ts'
import { PathId } from '#shared/contract/common.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Returns an organisation’s name, logo, colours and host names; what is not set comes from the site.',
  access: 'site_settings',
  params,
  answer: OrganizationBrand,
  run: async ({ params: { id }, locals: { db } }) => ({ data: await organizationBrand(db.reader, id) }),
})

export const POST = endpoint({
  summary:
    'Changes the given parts of the brand of an organisation and returns all of it. With a `revision` it returns 409 if ' +
    'it has been saved since.',
  access: 'site_settings',
  params,
  body: OrganizationBrandChange,
  answer: OrganizationBrand,
  refuses: { 409: staleRevisionMembers },
  async run({ params: { id }, body, user, locals: { db, now, runtime } }) {
    const { siteUrl } = runtime.config
    const siteHost = siteUrl ? new URL(siteUrl).hostname : undefined
    return { data: await saveOrganizationBrand(db, body, { organization: id, siteHost, by: user.uid, now }) }
  },
})

export const DELETE = endpoint({
  summary: 'Takes the brand of an organisation away, with its host names.',
  access: 'site_settings',
  params,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, locals: { db, now } }) {
    await db.transact((tx) => removeOrganizationBrand(tx, { organization: id, by: user.uid, now }))
    return { data: null }
  },
})

export const ALL = otherMethods({ GET, POST, DELETE })
