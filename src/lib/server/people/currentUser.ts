import { sql } from 'kysely'
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
  /** The user administers the site and must prove a second factor first; until then they may do what a learner may. */
  needsSecondFactor?: true
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
  const rows = await belonging.rows(reader, { uid })
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
    roles: [...new Set(rows.map(({ role }) => role))].filter((role) => role !== null),
    permissions: new Set(rows.map(({ access }) => access).filter((access) => access !== null)),
    organizations: rows.map(({ organization_id }) => organization_id).filter((id) => id !== null),
    profile: readProfile(user.profile),
  }
}

type Uid = Given<{ uid: number }>

const account = statement((reader: Reader, { uid }: Uid) =>
  reader
    .selectFrom('users')
    .select([
      'uid',
      'name',
      'mail',
      'first_name',
      'last_name',
      'full_name',
      'avatar',
      'language',
      'timezone',
      'country',
    ])
    .select(['title_tid', 'profile', 'status'])
    .where('uid', '=', uid),
)

/** The roles with what each permits, and the organisations: one statement, because every request needs it. */
const belonging = statement((reader: Reader, { uid }: Uid) =>
  reader
    .selectFrom('user_roles')
    .leftJoin('role_access', 'role_access.role', 'user_roles.role')
    .select([
      sql<string | null>`user_roles.role`.as('role'),
      'role_access.access',
      sql<number | null>`cast(null as integer)`.as('organization_id'),
    ])
    .where('user_roles.uid', '=', uid)
    .unionAll((eb) =>
      eb
        .selectFrom('user_organizations')
        .select([
          sql<string | null>`cast(null as text)`.as('role'),
          sql<string | null>`cast(null as text)`.as('access'),
          sql<number | null>`organization_id`.as('organization_id'),
        ])
        .where('uid', '=', uid),
    )
    .orderBy('organization_id'),
)

const Profile = z.record(z.string(), z.array(z.int()))

/** The user's further audience criteria as the database stores them: term ids by vocabulary. */
export function readProfile(stored: string): Record<string, number[]> {
  return stored === '{}' ? {} : Profile.parse(JSON.parse(stored))
}
