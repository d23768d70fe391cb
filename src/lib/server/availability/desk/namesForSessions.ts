import type { SessionNames } from '#shared/availability/sessionNames.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { trainingText } from '../../catalogue/save/texts.ts'
import type { Reader } from '../../db/database.ts'
import { inSlices } from '../../db/inSlices.ts'
import { listRooms } from '../rooms/listRooms.ts'

/**
 * The names of everything that sessions name by id.
 * @param more further people and trainings, such as those of the history
 */
export async function namesForSessions(
  reader: Reader,
  sessions: readonly Pick<TrainingSession, 'training' | 'instructors'>[],
  reading: ReaderLanguages,
  more: { people?: readonly number[]; trainings?: readonly number[] } = {},
): Promise<SessionNames> {
  const { people: morePeople = [], trainings: moreTrainings = [] } = more
  const uids = [...sessions.flatMap(({ instructors }) => instructors.map(({ uid }) => uid)), ...morePeople]
  const trainings = [...sessions.map(({ training }) => training), ...moreTrainings]
  return {
    people: new Map(
      (await inSlices([...new Set(uids)], (slice) => peopleRows(reader, slice))).map(({ uid, ...person }) => [
        uid,
        person,
      ]),
    ),
    rooms: new Map((await listRooms(reader)).map((room) => [room.id, room])),
    trainings: await trainingTitles(reader, trainings, reading),
  }
}

/** The titles of trainings in the reader's language, by id. */
export async function trainingTitles(reader: Reader, ids: readonly number[], reading: ReaderLanguages) {
  const rows = await inSlices([...new Set(ids)], (slice) =>
    reader
      .selectFrom('trainings')
      .select(['id', 'title', 'summary', 'language', 'translations'])
      .where('id', 'in', slice)
      .execute(),
  )
  return new Map(
    rows.map((row) => {
      const { title, lang } = trainingText(row, reading)
      return [row.id, { title, lang }]
    }),
  )
}

function peopleRows(reader: Reader, uids: number[]) {
  return reader.selectFrom('users').select(['uid', 'full_name', 'avatar']).where('uid', 'in', uids).execute()
}
