import type { StorefrontEditorUser } from '#shared/contract/managedStorefront.ts'
import type { Reader } from '../db/database.ts'

/** The users who save or edit storefronts, by uid; `null` stands for an unknown user. */
export async function editorsByUid(
  reader: Reader,
  uids: readonly (number | null)[],
): Promise<Map<number | null, StorefrontEditorUser>> {
  const known = [...new Set(uids.filter((uid) => uid !== null))]
  if (known.length === 0) return new Map()
  const users = await reader
    .selectFrom('users')
    .select(['uid', 'full_name', 'avatar'])
    .where('uid', 'in', known)
    .execute()
  return new Map(users.map((user) => [user.uid, user]))
}
