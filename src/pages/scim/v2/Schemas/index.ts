import { scimSchema } from '#server/accounts/scim/describeScim.ts'
import { otherScimMethods, scimEndpoint, scimList } from '#server/http/scim.ts'

export const GET = scimEndpoint(async ({ edit }) => ({ data: scimList([scimSchema(edit.base)]) }))

export const ALL = otherScimMethods('GET')
