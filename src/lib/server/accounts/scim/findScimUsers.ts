import SCIMMY from 'scimmy'
import { PathId } from '#shared/contract/common.ts'
import { foldKey } from '#shared/foldKey.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound, type Refusal } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { UserRow } from '../../db/schema/people.ts'
import { understood } from './understood.ts'

const columns = [
  ...(['users.uid', 'name', 'mail', 'first_name', 'last_name', 'full_name', 'language', 'timezone', 'status'] as const),
  ...(['created', 'external_id', 'scim_users.changed'] as const),
] as const

/** The columns of a user that SCIM shows. */
export type ScimRow = Pick<
  UserRow,
  'uid' | 'name' | 'mail' | 'first_name' | 'last_name' | 'full_name' | 'language' | 'timezone' | 'status' | 'created'
> & { external_id: string | null; changed: string | null }

/** The maximum number of users of one answer. */
export const SCIM_PAGE = 100
const LONGEST_FILTER = 500

export interface ScimQuery {
  filter?: string | undefined
  /** The first user, counted from 1. */
  startIndex: number
  count: number
}

/** @throws Refusal 404 */
export async function requireScimUser(reader: Reader, id: string): Promise<ScimRow> {
  const { data: uid } = PathId.safeParse(id)
  const row =
    uid === undefined
      ? undefined
      : await allUsers(reader).select(columns).where('users.uid', '=', uid).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * One page of the users, in the order of their ids. A filter is `userName eq "…"`, `externalId eq "…"` or `id eq "…"`.
 * @throws Refusal 400 `filter` for another one
 */
export async function findScimUsers(
  reader: Reader,
  { filter, startIndex, count }: ScimQuery,
): Promise<{ rows: ScimRow[]; total: number }> {
  const wanted = filter === undefined ? undefined : readFilter(filter)
  const users = matching(reader, wanted)
  const { total } = await users.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows =
    count === 0
      ? []
      : await users
          .select(columns)
          .orderBy('users.uid')
          .limit(count)
          .offset(startIndex - 1)
          .execute()
  return { rows, total: Number(total) }
}

function allUsers(reader: Reader) {
  const users = reader.selectFrom('users').leftJoin('scim_users', 'scim_users.uid', 'users.uid')
  return users.where('users.erased', 'is', null)
}

interface Wanted {
  attribute: 'username' | 'externalid' | 'id'
  value: string
}

function readFilter(text: string): Wanted {
  if (text.length > LONGEST_FILTER) throw otherFilter()
  const parsed = understood(() => [...new SCIMMY.Types.Filter(text)], 'filter')
  const [expression, ...others] = parsed
  const [entry, ...further] = Object.entries(expression ?? {})
  if (!entry || others.length > 0 || further.length > 0) throw otherFilter()
  const [name, test] = entry
  const attribute = name.toLowerCase().replace(/^urn:ietf:params:scim:schemas:core:2\.0:user:/, '')
  if (attribute !== 'username' && attribute !== 'externalid' && attribute !== 'id') throw otherFilter()
  if (!Array.isArray(test) || test.length !== 2) throw otherFilter()
  const [operator, value] = test as unknown[]
  if (String(operator).toLowerCase() !== 'eq' || typeof value !== 'string') throw otherFilter()
  return { attribute, value }
}

/** Usernames are compared without case, as the schema says. */
function matching(reader: Reader, wanted: Wanted | undefined) {
  const users = allUsers(reader)
  if (!wanted) return users
  const { attribute, value } = wanted
  if (attribute === 'username') return users.where('name_key', '=', foldKey(value))
  if (attribute === 'externalid') return users.where('external_id', '=', value)
  return users.where('users.uid', '=', PathId.safeParse(value).data ?? 0)
}

function otherFilter(): Refusal {
  const message = msg('Filter by userName, externalId or id with eq.')
  return invalid([{ message, path: 'filter', code: 'filter' }])
}
