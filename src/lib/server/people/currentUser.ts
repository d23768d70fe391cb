import { sql } from 'kysely'
import { z } from 'zod'
import type { Reader } from '../db/database.ts'
import { type Dialect, dialectOf, jsonListOf } from '../db/dialect.ts'
import type { UserRow } from '../db/schema/people.ts'
import { type Given, statement } from '../db/statement.ts'
import { readOnce } from '../memory/readOnce.ts'

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
  const row = await account.row(reader, { uid })
  return row && userOf(row)
}

const account = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('users')
    .select(accountColumns)
    .select(rightsIn(dialectOf(reader)))
    .where('users.uid', '=', uid),
)

/** The columns of `users` that `userOf` needs, beside `rightsIn`. */
export const accountColumns = [
  'users.uid',
  'users.name',
  'users.mail',
  'users.first_name',
  'users.last_name',
  'users.full_name',
  'users.avatar',
  'users.language',
  'users.timezone',
  'users.country',
  'users.title_tid',
  'users.profile',
  'users.status',
] as const

/** The roles, their permissions and the organisations in the row of the account: every request needs them. */
export function rightsIn(dialect: Dialect) {
  const list = (column: string) => jsonListOf(sql.ref(column), dialect)
  return [
    sql<string>`(select ${list('role')} from user_roles where user_roles.uid = users.uid)`.as('roles'),
    sql<string>`(
      select ${list('access')} from user_roles
      join role_access on role_access.role = user_roles.role where user_roles.uid = users.uid
    )`.as('permissions'),
    sql<string>`(
      select ${list('organization_id')} from user_organizations where user_organizations.uid = users.uid
    )`.as('organizations'),
  ]
}

/** The columns of an account that say who a user is. */
export type AccountRow = Omit<
  CurrentUser,
  'roles' | 'permissions' | 'organizations' | 'profile' | 'needsSecondFactor'
> &
  Pick<UserRow, 'profile' | 'status'> &
  Record<'roles' | 'permissions' | 'organizations', string>

/** The user of an account that is active, otherwise `undefined`. */
export function userOf(row: AccountRow): CurrentUser | undefined {
  return row.status === 'active' ? Object.freeze(userIn(row)) : undefined
}

function userIn(row: AccountRow): CurrentUser {
  return {
    uid: row.uid,
    name: row.name,
    mail: row.mail,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: row.full_name,
    avatar: row.avatar,
    language: row.language,
    timezone: row.timezone,
    country: row.country,
    title_tid: row.title_tid,
    roles: readRoles(row.roles),
    permissions: readPermissions(row.permissions),
    organizations: readOrganizations(row.organizations),
    profile: readProfile(row.profile),
  }
}

const Profile = z.record(z.string(), z.array(z.int()))

/** The user's further audience criteria as the database stores them: term ids by vocabulary. */
export const readProfile = readOnce((stored) => Profile.parse(JSON.parse(stored)))

const readRoles = readOnce((stored): readonly string[] => JSON.parse(stored))
const readOrganizations = readOnce((stored): readonly number[] => JSON.parse(stored))
const readPermissions = readOnce((stored): ReadonlySet<string> => new Set(JSON.parse(stored)))
