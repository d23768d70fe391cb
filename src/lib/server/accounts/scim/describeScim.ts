import { SCIM_PAGE } from './findScimUsers.ts'
import { ScimUser } from './scimUser.ts'

const core = 'urn:ietf:params:scim:schemas:core:2.0'

/** The abilities of this service (RFC 7643, section 5). */
export function scimConfig(base: string): object {
  const off = { supported: false }
  return {
    schemas: [`${core}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { ...off, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: SCIM_PAGE },
    changePassword: off,
    sort: off,
    etag: off,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'An API key of the site with the scope scim, as a bearer token.',
        specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

/** The one kind of resource: users. */
export function scimResourceType(base: string): object {
  return {
    schemas: [`${core}:ResourceType`],
    id: 'User',
    name: 'User',
    description: 'The accounts of the site.',
    endpoint: '/Users',
    schema: ScimUser.definition.id,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  }
}

/** The schema of users. */
export function scimSchema(base: string): object {
  return ScimUser.definition.describe(`${base}/Schemas`)
}

/** The id of the schema of users. */
export const scimSchemaId = ScimUser.definition.id
