import { z } from 'zod'
import type { Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'

/** The signed-in user of a request, with the facts that access and audiences need. */
export interface CurrentUser {
  uid: number
  name: string
  mail: string
  first_name: string
  last_name: string
  full_name: string
  avatar: string | null
  language: string | null
  timezone: string | null
  country: string | null
  title_tid: number | null
  roles: readonly string[]
  /** The permissions of all roles together. */
  permissions: ReadonlySet<string>
  organizations: readonly number[]
  /** More audience criteria by vocabulary. */
  profile: Record<string, number[]>
}

/** Whether the user may see and change an account: their own, or any if they are an administrator. */
export function mayHandle(user: CurrentUser, uid: number): boolean {
  return user.uid === uid || administers(user)
}

/** Whether the user may change roles, status and organisations. */
export function administers({ permissions }: CurrentUser): boolean {
  return permissions.has('site_settings')
}

/** The user with this uid if the account is active, otherwise `undefined`. */
export async function findCurrentUser(reader: Reader, uid: number): Promise<CurrentUser | undefined> {
  const user = await account.row(reader, { uid })
  if (user?.status !== 'active') return undefined
  const granted = await grants.rows(reader, { uid })
  const organizations = await belonging.rows(reader, { uid })
  return {
    uid: user.uid,
    name: user.name,
    mail: user.mail,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: user.full_name,
    avatar: user.avatar,
    language: user.language,
    timezone: user.timezone,
    country: user.country,
    title_tid: user.title_tid,
    roles: [...new Set(granted.map((row) => row.role))],
    permissions: new Set(granted.map((row) => row.access).filter((access) => access !== null)),
    organizations: organizations.map((row) => row.organization_id),
    profile: readProfile(user.profile),
  }
}

type Uid = Given<{ uid: number }>

const account = statement((reader: Reader, { uid }: Uid) =>
  reader.selectFrom('users').selectAll().where('uid', '=', uid),
)

const grants = statement((reader: Reader, { uid }: Uid) =>
  reader
    .selectFrom('user_roles')
    .leftJoin('role_access', 'role_access.role', 'user_roles.role')
    .select(['user_roles.role', 'role_access.access'])
    .where('user_roles.uid', '=', uid),
)

const belonging = statement((reader: Reader, { uid }: Uid) =>
  reader.selectFrom('user_organizations').select('organization_id').where('uid', '=', uid).orderBy('organization_id'),
)

const Profile = z.record(z.string(), z.array(z.int()))

/** The user's further audience criteria as the database stores them: term ids by vocabulary. */
export function readProfile(stored: string): Record<string, number[]> {
  return Profile.parse(JSON.parse(stored))
}
