import type { CourseChoices } from '#shared/availability/courseCalendar/courseBoard.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { trainingText } from '../../catalogue/save/texts.ts'
import type { Reader } from '../../db/database.ts'
import { instructors } from '../calendar/instructorsAmong.ts'

/** The choices of one filter: a search by name finds people beyond them. */
const MOST_CHOICES = 200

/** The organisations, countries and languages of the people who teach, and the trainings that have sessions. */
export async function courseChoices(reader: Reader, reading: ReaderLanguages): Promise<CourseChoices> {
  const teaching = instructors(reader)
  const organizations = await reader
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('user_organizations').select('organization_id').where('uid', 'in', teaching.select('users.uid')),
    )
    .orderBy('name')
    .limit(MOST_CHOICES)
    .execute()
  const facts = await teaching.select(['country', 'language']).distinct().limit(MOST_CHOICES).execute()
  const trainings = await reader
    .selectFrom('trainings')
    .select(['id', 'title', 'summary', 'language', 'translations'])
    .where('id', 'in', (eb) => eb.selectFrom('training_sessions').select('training_id'))
    .orderBy('title_key')
    .limit(MOST_CHOICES)
    .execute()
  return {
    organizations,
    countries: valuesOf(facts.map(({ country }) => country)),
    languages: valuesOf(facts.map(({ language }) => language)),
    trainings: trainings.map((row) => ({ id: row.id, title: trainingText(row, reading).title })),
  }
}

function valuesOf(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))].sort()
}
