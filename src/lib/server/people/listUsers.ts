import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { User, UserFilter } from '#shared/contract/people.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import type { UserRow } from '../db/schema/people.ts'
import type { Schema } from '../db/schema/schema.ts'
import { type Given, statement } from '../db/statement.ts'
import { readProfile } from './currentUser.ts'
import { foldKey } from '#shared/foldKey.ts'

const PER_PAGE = 25

/**
 * The columns of an account that the API returns. They are listed one by one, so that a new column is not public by
 * accident.
 */
const publicColumns = [
  ...(['uid', 'name', 'mail', 'first_name', 'last_name', 'full_name', 'avatar', 'language', 'timezone'] as const),
  ...(['country', 'title_tid', 'status', 'profile', 'created', 'last_login'] as const),
]
type PublicUserRow = Pick<UserRow, (typeof publicColumns)[number]>

/**
 * Users by name, page by page. The caller checks the permission.
 * @param searched the columns that the search reads: `names` only reads the full name
 */
export async function listUsers(
  reader: Reader,
  filter: UserFilter,
  searched: 'accounts' | 'names' = 'accounts',
): Promise<{ users: User[]; meta: PageMeta }> {
  const { page = 0, limit = PER_PAGE, s } = filter
  const search = s ? [searched === 'names' ? nameHoldsText(s) : accountHoldsText(s)] : []
  const matching = reader
    .selectFrom('users')
    .where((eb) => eb.and([eb('erased', 'is', null), ...search, ...conditions(eb, filter)]))
  const rows = await matching
    .select(publicColumns)
    .orderBy('full_name')
    .orderBy('uid')
    .limit(limit)
    .offset(page * limit)
    .execute()
  // A page that is not full is the last one: nothing needs to be counted.
  const isLast = rows.length > 0 && rows.length < limit
  const { total } = isLast
    ? { total: page * limit + rows.length }
    : await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { users: await withBelongings(reader, rows), meta: pageMeta(page, limit, total) }
}

/** The user with this uid, blocked or not. */
export async function findUser(reader: Reader, uid: number): Promise<User | undefined> {
  const [user] = await withBelongings(reader, await oneAccount.rows(reader, { uid }))
  return user
}

const oneAccount = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('users').select(publicColumns).where('uid', '=', uid).where('erased', 'is', null),
)

function conditions(eb: ExpressionBuilder<Schema, 'users'>, filter: UserFilter) {
  const { uid, role, organizations, language, country, title, status } = filter
  return [
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

function accountHoldsText(text: string) {
  const folded = pattern(foldKey(text))
  return sql<SqlBool>`(name_key like ${folded} escape '\\' or mail_key like ${folded} escape '\\'
    or ${nameHoldsText(text)})`
}

/** SQLite's `lower` knows only Latin letters, so the whole name is also compared as typed. */
export function nameHoldsText(text: string) {
  return sql<SqlBool>`(lower(full_name) like ${pattern(foldKey(text))} escape '\\'
    or full_name like ${pattern(text)} escape '\\')`
}

function pattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

async function withBelongings(reader: Reader, rows: readonly PublicUserRow[]): Promise<User[]> {
  if (rows.length === 0) return []
  const uids = JSON.stringify(rows.map((row) => row.uid))
  const roles = await rolesOf.rows(reader, { uids })
  const organizations = await organizationsOf.rows(reader, { uids })
  return rows.map(({ profile, title_tid, ...row }) => ({
    ...row,
    title: title_tid,
    roles: roles.filter(({ uid }) => uid === row.uid).map(({ role }) => role),
    organizations: organizations.filter(({ uid }) => uid === row.uid).map((held) => held.organization_id),
    profile: readProfile(profile),
  }))
}

const rolesOf = statement((reader: Reader, { uids }: Given<{ uids: string }>) =>
  reader
    .selectFrom('user_roles')
    .select(['uid', 'role'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader)))
    .orderBy('role'),
)

const organizationsOf = statement((reader: Reader, { uids }: Given<{ uids: string }>) =>
  reader
    .selectFrom('user_organizations')
    .select(['uid', 'organization_id'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader)))
    .orderBy('organization_id'),
)
