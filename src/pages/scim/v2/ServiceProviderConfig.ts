import { scimConfig } from '#server/accounts/scim/describeScim.ts'
import { otherScimMethods, scimEndpoint } from '#server/http/scim.ts'

export const GET = scimEndpoint(async ({ edit }) => ({ data: scimConfig(edit.base) }))

export const ALL = otherScimMethods('GET')
