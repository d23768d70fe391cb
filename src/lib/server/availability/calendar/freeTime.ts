import { freeRanges } from '#shared/availability/freeRanges.ts'
import { type TimeRange, writtenRange } from '#shared/availability/ranges.ts'
import type { FreeTime } from '#shared/contract/availability.ts'
import type { Reader } from '../../db/database.ts'
import { calendarsOf } from './calendarsOf.ts'
import { instructorsAmong } from './instructorsAmong.ts'

/** The free time of a person in a span: maximal ranges, sorted. */
export async function ownFreeTime(reader: Reader, uid: number, span: TimeRange): Promise<FreeTime[]> {
  return freeTimeOf(reader, [uid], span)
}

/**
 * The same for people in the given order; those who do not teach are left out. The caller checks that the user is a
 * course administrator.
 */
export async function courseFreeTime(reader: Reader, uids: readonly number[], span: TimeRange): Promise<FreeTime[]> {
  return freeTimeOf(reader, await instructorsAmong(reader, uids), span)
}

async function freeTimeOf(reader: Reader, uids: readonly number[], span: TimeRange): Promise<FreeTime[]> {
  const calendars = await calendarsOf(reader, uids, span)
  return uids.flatMap((uid) => {
    const calendar = calendars.get(uid)
    return calendar ? freeRanges(calendar, span).map((range) => ({ uid, ...writtenRange(range) })) : []
  })
}
