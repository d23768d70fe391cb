import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { longestLife } from '#shared/points/longestLife.ts'
import type { ScheduleChoice } from '#shared/points/neverSpendable.ts'
import type { RulesDocument } from '#shared/points/rules.ts'
import type { Schedule } from '#shared/contract/schedules.ts'
import type { Reader } from '../../db/database.ts'
import { trainingText } from '../../catalogue/save/texts.ts'
import { termName } from '../../taxonomy/termName.ts'
import { listSchedules } from '../schedules/readSchedules.ts'

/** One value that a rule can name. */
interface Choice {
  value: number
  label: string
}

/** The trainings whose titles come with the page; others are found by a search. */
const MOST_TRAININGS = 500
const MOST_TERMS = 2000

/** The terms and schedules that rules can name, and the titles of the trainings that they name already. */
export async function ruleChoices(
  reader: Reader,
  { rules }: Pick<RulesDocument, 'rules'>,
  reading: ReaderLanguages,
): Promise<{ trainings: Choice[]; terms: Choice[]; schedules: ScheduleChoice[] }> {
  const named = [...new Set(rules.flatMap(({ filters }) => filters.trainings))]
  const [trainings, terms, schedules] = await Promise.all([
    titlesOf(reader, named, reading),
    trainingTopics(reader, reading),
    listSchedules(reader, { status: 'active' }),
  ])
  return { trainings, terms, schedules: schedules.map(scheduleChoice) }
}

function scheduleChoice({ id, name, is_default, terms }: Schedule): ScheduleChoice {
  return { value: id, label: name, isDefault: is_default, longestLife: longestLife(terms) }
}

async function titlesOf(reader: Reader, named: readonly number[], reading: ReaderLanguages): Promise<Choice[]> {
  if (named.length === 0) return []
  const rows = await reader
    .selectFrom('trainings')
    .select(['id', 'title', 'summary', 'language', 'translations'])
    .where('id', 'in', named.slice(0, MOST_TRAININGS))
    .execute()
  return rows.map((row) => ({ value: row.id, label: trainingText(row, reading).title }))
}

/** The terms that trainings have. */
async function trainingTopics(reader: Reader, reading: ReaderLanguages): Promise<Choice[]> {
  const rows = await reader
    .selectFrom('terms')
    .select(['tid', 'name', 'translations'])
    .where('vocabulary_id', 'in', (used) =>
      used
        .selectFrom('training_terms')
        .innerJoin('terms as held', 'held.tid', 'training_terms.tid')
        .select('held.vocabulary_id')
        .distinct(),
    )
    .orderBy('vocabulary_id')
    .orderBy('weight')
    .orderBy('name')
    .limit(MOST_TERMS)
    .execute()
  return rows.map((row) => ({ value: row.tid, label: termName(row, reading) }))
}
