import { isInOrder, isWithinDays, notInOrder, tooLong } from '#shared/contract/periods.ts'
import { MOST_SESSION_DAYS } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { SavedSession } from './savedSessions.ts'
import { instructorsAmong } from '../calendar/instructorsAmong.ts'

/** A session as somebody wants it. */
export type WantedSession = Pick<SavedSession, 'training' | 'room' | 'from' | 'until'> & {
  instructors: readonly { uid: number }[]
}

/**
 * The problems of a wanted session: its period, and what does not exist or cannot be chosen.
 * @param kept what the session has already may stay, even if it could not be chosen now
 */
export async function sessionProblems(reader: Reader, wanted: WantedSession, kept?: WantedSession): Promise<Refused[]> {
  return [
    ...(wanted.training === kept?.training ? [] : await trainingProblems(reader, wanted)),
    ...(wanted.room === null || wanted.room === kept?.room ? [] : await roomProblems(reader, wanted.room)),
    ...(await instructorProblems(reader, wanted, kept)),
    ...periodProblems(wanted),
  ]
}

async function trainingProblems(reader: Reader, { training }: WantedSession): Promise<Refused[]> {
  const found = await reader.selectFrom('trainings').select('id').where('id', '=', training).executeTakeFirst()
  return found ? [] : [{ message: msg('There is no such training.'), path: 'training', code: 'not_found' }]
}

async function roomProblems(reader: Reader, id: number): Promise<Refused[]> {
  const room = await reader.selectFrom('rooms').select('active').where('id', '=', id).executeTakeFirst()
  if (!room) return [{ message: msg('There is no such room.'), path: 'room', code: 'not_found' }]
  if (room.active === 1) return []
  return [{ message: msg('This room is not in use. Choose another one.'), path: 'room', code: 'inactive' }]
}

async function instructorProblems(
  reader: Reader,
  { instructors }: WantedSession,
  kept: WantedSession | undefined,
): Promise<Refused[]> {
  const before = kept?.instructors.map(({ uid }) => uid) ?? []
  const uids = instructors.map(({ uid }) => uid)
  const known = new Set([...before, ...(await instructorsAmong(reader, uids))])
  return uids.flatMap((uid, place) =>
    known.has(uid)
      ? []
      : [{ message: msg('This person does not teach.'), path: `instructors[${place}][uid]`, code: 'not_found' }],
  )
}

function periodProblems(period: WantedSession): Refused[] {
  const problem = !isInOrder(period) ? notInOrder : !isWithinDays(MOST_SESSION_DAYS)(period) ? tooLong : undefined
  return problem ? [{ message: problem.error, path: 'until', code: problem.params.code }] : []
}
