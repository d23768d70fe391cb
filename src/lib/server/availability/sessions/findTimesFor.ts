import { findTimes } from '#shared/availability/findTimes.ts'
import { readRange, writtenRange } from '#shared/availability/ranges.ts'
import type { FindTimeBody, FoundTimes } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { calendarsOf } from '../calendar/calendarsOf.ts'
import { instructorsAmong } from '../calendar/instructorsAmong.ts'

/**
 * The times at which all of these people are free, the best first, and why they are not free at the others.
 * @throws Refusal 400 for people who do not teach
 */
export async function findTimesFor(reader: Reader, wish: FindTimeBody): Promise<FoundTimes> {
  const { people, duration_minutes, time_zone } = wish
  const known = new Set(await instructorsAmong(reader, people))
  const problems = people.flatMap((uid, place) =>
    known.has(uid)
      ? []
      : [{ message: msg('This person does not teach.'), path: `people[${place}]`, code: 'not_found' }],
  )
  if (problems.length > 0) throw invalid(problems)
  const span = readRange(wish)
  const calendars = await calendarsOf(reader, people, span)
  const found = findTimes({
    people: people.flatMap((uid) => calendars.get(uid) ?? []),
    duration_minutes,
    span,
    time_zone,
  })
  return {
    times: found.times.map(({ score, ...range }) => ({ ...writtenRange(range), score })),
    excluded: found.excluded.map(({ uid, reason, ...range }) => ({ uid, reason, ...writtenRange(range) })),
  }
}
