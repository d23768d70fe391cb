import SCIMMY from 'scimmy'
import type { ScimRow } from './findScimUsers.ts'

/** The attributes of RFC 7643 that this site has no place for: nothing is taken that would be lost. */
const unknown = [
  'password',
  'groups',
  'entitlements',
  'roles',
  'x509Certificates',
  'photos',
  'ims',
  'addresses',
  'phoneNumbers',
  'nickName',
  'profileUrl',
  'title',
  'userType',
  'locale',
]
/** The schema of users as this site takes it (RFC 7643, section 4.1). */
export const ScimUser = SCIMMY.Schemas.User
ScimUser.truncate(unknown)

/** A user as SCIM shows it. */
export interface ScimResource {
  schemas: string[]
  id: string
  externalId?: string
  userName: string
  name: { formatted: string; givenName: string; familyName: string }
  displayName: string
  emails: { value: string; type: 'work'; primary: true }[]
  preferredLanguage?: string
  timezone?: string
  active: boolean
  meta: { resourceType: 'User'; created: string; lastModified: string; location: string }
}

/** Shows a user. `base` is the address of the SCIM service. */
export function presentScimUser(row: ScimRow, base: string): ScimResource {
  const { uid, external_id, name, first_name, last_name, full_name, mail, language, timezone, status } = row
  return {
    schemas: [ScimUser.definition.id],
    id: String(uid),
    ...(external_id !== null && { externalId: external_id }),
    userName: name,
    name: { formatted: full_name, givenName: first_name, familyName: last_name },
    displayName: full_name,
    emails: [{ value: mail, type: 'work', primary: true }],
    ...(language !== null && { preferredLanguage: language }),
    ...(timezone !== null && { timezone }),
    active: status === 'active',
    meta: {
      resourceType: 'User',
      created: moment(row.created),
      lastModified: moment(row.changed ?? row.created),
      location: `${base}/Users/${uid}`,
    },
  }
}

function moment(instant: string): string {
  return `${instant.replace(' ', 'T')}Z`
}
