import { scimResourceType } from '#server/accounts/scim/describeScim.ts'
import { otherScimMethods, scimEndpoint } from '#server/http/scim.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = scimEndpoint(async ({ id, edit }) => {
  if (id !== 'User') throw notFound()
  return { data: scimResourceType(edit.base) }
})

export const ALL = otherScimMethods('GET')
