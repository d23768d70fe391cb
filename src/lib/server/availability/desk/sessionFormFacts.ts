import type { SessionStart } from '#shared/availability/sessionStart.ts'
import type { Room } from '#shared/contract/rooms.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { timeZonesWith } from '../../people/timeZones.ts'
import { listRooms } from '../rooms/listRooms.ts'
import { namesForSessions } from './namesForSessions.ts'

interface Choice {
  value: number
  label: string
}

/** The lists and names that the form of a session needs. */
export interface SessionFormFacts {
  rooms: Room[]
  timeZones: string[]
  known: { trainings: Choice[]; people: Choice[] }
}

/** The facts for the form of a session that exists, or of one that begins with these values. */
export async function sessionFormFacts(
  reader: Reader,
  {
    training,
    instructors,
    room,
    time_zone,
  }: Partial<Pick<TrainingSession, 'training' | 'room' | 'time_zone'>> & {
    instructors: readonly { uid: number }[]
  },
  reading: ReaderLanguages,
): Promise<SessionFormFacts> {
  const names = await namesForSessions(reader, [], reading, {
    people: instructors.map(({ uid }) => uid),
    trainings: training === undefined ? [] : [training],
  })
  return {
    rooms: (await listRooms(reader)).filter(({ id, active }) => active || id === room),
    timeZones: timeZonesWith(time_zone ?? null),
    known: {
      trainings: [...names.trainings].map(([value, { title }]) => ({ value, label: title })),
      people: [...names.people].map(([value, { full_name }]) => ({ value, label: full_name })),
    },
  }
}

/** The form of a new session; people and trainings that do not exist are left out. */
export async function newSessionFacts(reader: Reader, start: SessionStart, reading: ReaderLanguages) {
  const asked = (start.uid ?? []).map((uid) => ({ uid }))
  const facts = await sessionFormFacts(reader, { ...known(start), instructors: asked }, reading)
  const [training] = facts.known.trainings
  return {
    ...facts,
    start: {
      training: training?.value ?? null,
      title: training?.label ?? '',
      from: start.from ?? null,
      until: start.until ?? null,
      instructors: asked.filter(({ uid }) => facts.known.people.some(({ value }) => value === uid)),
    },
  }
}

function known({ training, time_zone }: SessionStart) {
  return { ...(training !== undefined && { training }), ...(time_zone !== undefined && { time_zone }) }
}
