import { sql } from 'kysely'
import { visibleIn } from '../../catalogue/facts/visible.ts'
import type { Reader } from '../../db/database.ts'
import { inSlices } from '../../db/inSlices.ts'

/** The organisations of the user of a row, for `visibleIn`. */
export const organizationsOfUser = sql<number>`(select organization_id from user_organizations where user_organizations.uid = users.uid)`

/** Those of the people who may see a training: its page opens for them. */
export async function peopleWhoSee(
  reader: Reader,
  trainingId: number,
  uids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await inSlices(uids, (slice) =>
    reader
      .selectFrom('users')
      .innerJoin('trainings', (join) => join.on('trainings.id', '=', trainingId))
      .select('users.uid')
      .where('users.uid', 'in', slice)
      .where(visibleIn(organizationsOfUser))
      .execute(),
  )
  return new Set(rows.map(({ uid }) => uid))
}
