import type { Generated, Selectable } from 'kysely'

/** Users, their roles and organisations, and the API keys of other systems. */
export interface PeopleSchema {
  users: UsersTable
  user_roles: { uid: number; role: string }
  user_organizations: { uid: number; organization_id: number }
  role_access: { role: string; access: string }
  organizations: { id: Generated<number>; name: string }
  api_keys: ApiKeysTable
  /** The accounts that a directory manages by SCIM, with the directory's own identifiers. */
  scim_users: { uid: number; external_id: string | null; changed: string }
  invitations: InvitationsTable
}

export interface UsersTable {
  uid: Generated<number>
  /** The username as typed; `name_key` is its case-folded form, which is unique. */
  name: string
  name_key: string
  mail: string
  mail_key: string
  first_name: string
  last_name: string
  full_name: string
  avatar: string | null
  language: string | null
  timezone: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  title_tid: number | null
  status: 'active' | 'blocked'
  password_hash: string | null
  /** JSON: more audience criteria by vocabulary, `{ profession: [tid, …] }`. */
  profile: Generated<string>
  created: string
  last_login: string | null
  /** 0: the user does not want to be ranked. */
  on_leaderboard: Generated<number>
  /** From `foldedNames`: the folded name, username and email address, by which people are searched and sorted. */
  search_key: Generated<string>
  /** When the person was erased: the row stays for the ledger, without anything personal. */
  erased: string | null
}

/** The open invitation of a user who has not chosen a password yet. */
export interface InvitationsTable {
  uid: number
  token_hash: string
  created: string
  expires: string
  invited_by: number | null
}

export interface ApiKeysTable {
  id: Generated<number>
  name: string
  secret_hash: string
  /** The last characters of the secret, to distinguish keys. */
  hint: string
  /** JSON: a list. */
  scopes: string
  created: string
  created_by: number | null
  last_used: string | null
  revoked: string | null
  /** JSON: a list of addresses, whose xAPI account names are usernames of this site. */
  xapi_homepages: Generated<string>
}

export type UserRow = Selectable<UsersTable>
