import type { Audience } from '#shared/audience/restrictions.ts'
import type { Reader } from '../db/database.ts'
import { readProfile } from './currentUser.ts'
import { audienceOf } from './audience.ts'

/**
 * The audience data of these users, by uid. Blocked and deleted users are missing.
 * @param language the language of users who have not chosen one
 */
export async function audiencesOf(
  reader: Reader,
  uids: readonly number[],
  language: string,
): Promise<Map<number, Audience>> {
  if (uids.length === 0) return new Map()
  const people = await reader
    .selectFrom('users')
    .select(['uid', 'language', 'country', 'title_tid', 'profile'])
    .where('uid', 'in', uids)
    .where('status', '=', 'active')
    .execute()
  const belonging = await reader.selectFrom('user_organizations').selectAll().where('uid', 'in', uids).execute()
  const organizations = Map.groupBy(belonging, ({ uid }) => uid)
  return new Map(
    people.map(({ uid, profile, ...person }) => [
      uid,
      audienceOf(
        {
          ...person,
          profile: readProfile(profile),
          organizations: (organizations.get(uid) ?? []).map(({ organization_id }) => organization_id),
        },
        language,
      ),
    ]),
  )
}
