import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { User, UserFilter } from '#shared/contract/people.ts'
import type { Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'
import type { Schema } from '../db/schema/schema.ts'
import { readProfile } from './currentUser.ts'
import { foldKey } from './foldKey.ts'

const PER_PAGE = 25

/**
 * The columns of an account that the API returns. They are listed one by one, so that a new column is not public by
 * accident.
 */
const told = [
  ...(['uid', 'name', 'mail', 'first_name', 'last_name', 'full_name', 'avatar', 'language', 'timezone'] as const),
  ...(['country', 'title_tid', 'status', 'profile', 'created', 'last_login'] as const),
]
type ToldUser = Pick<UserRow, (typeof told)[number]>

/** Users by name, page by page. The caller checks the permission. */
export async function listUsers(reader: Reader, filter: UserFilter): Promise<{ users: User[]; meta: PageMeta }> {
  const { page = 0, limit = PER_PAGE } = filter
  const matching = reader.selectFrom('users').where((eb) => eb.and(conditions(eb, filter)))
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(told)
    .orderBy('full_name')
    .orderBy('uid')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return { users: await withBelongings(reader, rows), meta: pageMeta(page, limit, total) }
}

/** The user with this uid, blocked or not. */
export async function findUser(reader: Reader, uid: number): Promise<User | undefined> {
  const rows = await reader.selectFrom('users').select(told).where('uid', '=', uid).execute()
  const [user] = await withBelongings(reader, rows)
  return user
}

function conditions(eb: ExpressionBuilder<Schema, 'users'>, filter: UserFilter) {
  const { s, uid, role, organizations, language, country, title, status } = filter
  return [
    ...(s ? [holdsText(s)] : []),
    ...(uid ? [eb('uid', 'in', uid)] : []),
    ...(status ? [eb('status', '=', status)] : []),
    ...(Array.isArray(language) ? [eb('language', 'in', language)] : []),
    ...(country ? [eb('country', 'in', country)] : []),
    ...(title ? [eb('title_tid', 'in', title)] : []),
    ...(role ? [eb('uid', 'in', eb.selectFrom('user_roles').select('uid').where('role', 'in', role))] : []),
    ...(organizations
      ? [
          eb(
            'uid',
            'in',
            eb.selectFrom('user_organizations').select('uid').where('organization_id', 'in', organizations),
          ),
        ]
      : []),
  ]
}

/** SQLite's `lower` knows only Latin letters, so the whole name is also compared as typed. */
function holdsText(text: string) {
  const part = (typed: string) => `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const folded = part(foldKey(text))
  return sql<SqlBool>`(name_key like ${folded} escape '\\' or mail_key like ${folded} escape '\\'
    or lower(full_name) like ${folded} escape '\\' or full_name like ${part(text)} escape '\\')`
}

async function withBelongings(reader: Reader, rows: readonly ToldUser[]): Promise<User[]> {
  if (rows.length === 0) return []
  const uids = rows.map((row) => row.uid)
  const roles = await reader.selectFrom('user_roles').selectAll().where('uid', 'in', uids).orderBy('role').execute()
  const organizations = await reader
    .selectFrom('user_organizations')
    .selectAll()
    .where('uid', 'in', uids)
    .orderBy('organization_id')
    .execute()
  return rows.map(({ profile, ...row }) => ({
    ...row,
    roles: roles.filter(({ uid }) => uid === row.uid).map(({ role }) => role),
    organizations: organizations.filter(({ uid }) => uid === row.uid).map((held) => held.organization_id),
    profile: readProfile(profile),
  }))
}
