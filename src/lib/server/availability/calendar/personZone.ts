import type { Reader } from '../../db/database.ts'
import { siteFacts } from '../../site/siteFacts.ts'

/** The zone whose days are the days of a person, as in `calendarsFrom`. */
export async function personZone(reader: Reader, uid: number): Promise<string> {
  const row = await reader
    .selectFrom('users')
    .leftJoin('availability_schedules', (join) =>
      join.onRef('availability_schedules.uid', '=', 'users.uid').on('is_default', '=', 1),
    )
    .select(['timezone', 'time_zone'])
    .where('users.uid', '=', uid)
    .executeTakeFirst()
  return row?.timezone ?? row?.time_zone ?? (await siteFacts(reader)).timeZone
}
