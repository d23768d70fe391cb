import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { listRooms } from '../rooms/listRooms.ts'
import { trainingTitles } from './namesForSessions.ts'

/** The choices of one filter. */
const MOST_CHOICES = 300

/** The trainings, rooms and instructors of all sessions, by name, for the filters of the list. */
export async function sessionChoices(reader: Reader, reading: ReaderLanguages) {
  const held = await reader
    .selectFrom('training_sessions')
    .select('training_id')
    .distinct()
    .orderBy('training_id', 'desc')
    .limit(MOST_CHOICES)
    .execute()
  const titles = await trainingTitles(
    reader,
    held.map(({ training_id }) => training_id),
    reading,
  )
  const people = await reader
    .selectFrom('users')
    .select(['uid', 'full_name'])
    .where('uid', 'in', (eb) => eb.selectFrom('session_instructors').select('uid'))
    .orderBy('full_name')
    .limit(MOST_CHOICES)
    .execute()
  return {
    trainings: [...titles]
      .map(([id, { title, lang }]) => ({ id, name: title, lang: lang === reading.language ? undefined : lang }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    rooms: (await listRooms(reader)).map(({ id, name }) => ({ id, name })),
    people: people.map(({ uid, full_name }) => ({ id: uid, name: full_name })),
  }
}
