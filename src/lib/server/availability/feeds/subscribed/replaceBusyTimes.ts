import { type TimeRange, writtenRange } from '#shared/availability/ranges.ts'
import type { Tx } from '../../../db/database.ts'

/** Rows in one statement. */
const SLICE = 500

/** Replaces the busy times of a calendar. Most readings find the same times as before and write nothing. */
export async function replaceBusyTimes(tx: Tx, calendar_id: number, ranges: readonly TimeRange[]): Promise<void> {
  const rows = ranges.map((range) => {
    const { from, until } = writtenRange(range)
    return { calendar_id, from_at: from, until_at: until }
  })
  const held = await tx
    .selectFrom('busy_times')
    .select(['from_at', 'until_at'])
    .where('calendar_id', '=', calendar_id)
    .orderBy('from_at')
    .execute()
  const isSame =
    held.length === rows.length &&
    held.every(({ from_at, until_at }, at) => from_at === rows[at]?.from_at && until_at === rows[at]?.until_at)
  if (isSame) return
  await tx.deleteFrom('busy_times').where('calendar_id', '=', calendar_id).execute()
  for (let start = 0; start < rows.length; start += SLICE)
    await tx
      .insertInto('busy_times')
      .values(rows.slice(start, start + SLICE))
      .execute()
}
