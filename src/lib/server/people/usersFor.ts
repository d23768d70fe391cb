import type { Flag } from '#shared/access/flags.ts'
import type { PageMeta } from '#shared/contract/common.ts'
import type { ListedUser, UserFilter } from '#shared/contract/people.ts'
import { msg } from '#shared/i18n/message.ts'
import { denied, invalid } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import { listUsers } from './listUsers.ts'

/** The permissions whose holders choose people by name. */
const choosing = ['incentives_settings', 'storefront_manage', 'availability_feature_manage'] as const

/** Filters by facts that only administrators see. */
const forAdministrators = ['role', 'country', 'title', 'status'] as const

/**
 * The list of users: whole accounts for administrators, names and organisations for managers who choose people.
 * @throws Refusal 403 for others, 400 if a manager filters by a fact that the answer does not contain
 */
export async function usersFor(
  flags: Readonly<Record<Flag, boolean>>,
  reader: Reader,
  filter: UserFilter,
): Promise<{ users: ListedUser[]; meta: PageMeta }> {
  checkChoosing(flags)
  if (flags.site_settings) return listUsers(reader, filter)
  const refused = refusedFilters(filter)
  if (refused.length > 0) throw invalid(refused.map(problemOf))
  const { users, meta } = await listUsers(reader, filter, 'names')
  const named = users.map(({ uid, full_name, avatar, organizations }) => ({ uid, full_name, avatar, organizations }))
  return { users: named, meta }
}

/** @throws Refusal 403 without a permission to choose people */
export function checkChoosing(flags: Readonly<Record<Flag, boolean>>): void {
  if (!flags.site_settings && !choosing.some((access) => flags[access])) throw denied()
}

/** A single `language` is the language of the answer; a list filters. */
function refusedFilters(filter: UserFilter): string[] {
  const refused = forAdministrators.filter((name) => filter[name] !== undefined)
  return Array.isArray(filter.language) ? [...refused, 'language'] : refused
}

function problemOf(path: string) {
  return { path, code: 'administrators_only', message: msg('Only an administrator can filter by this.') }
}
