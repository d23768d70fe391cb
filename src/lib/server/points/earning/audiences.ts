import type { Audience } from '#shared/audience/restrictions.ts'
import type { Reader } from '../../db/database.ts'
import { readProfile } from '../../people/currentUser.ts'
import { audienceOf } from '../../people/audience.ts'

/**
 * What the one evaluator knows of these people, by uid. Who is blocked, or gone, is missing.
 * @param language of whoever has chosen none
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
          organizations: (organizations.get(uid) ?? []).map((held) => held.organization_id),
        },
        language,
      ),
    ]),
  )
}
