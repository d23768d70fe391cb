import type { ChosenTraining } from '#shared/contract/managedStorefront.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { trainingText } from '../catalogue/save/texts.ts'
import type { Reader } from '../db/database.ts'
import { inSlices } from '../db/inSlices.ts'

/** Returns the trainings with these ids, also those that the user who edits the storefront cannot open. */
export async function chosenTrainings(
  reader: Reader,
  ids: readonly number[],
  languages: ReaderLanguages,
): Promise<ChosenTraining[]> {
  const rows = await inSlices(ids, (slice) => readChosen(reader, slice))
  return rows.map(({ owner, ...row }) => ({
    id: row.id,
    title: trainingText(row, languages).title,
    shown_to: row.published === 0 ? 'nobody' : owner === null ? 'everyone' : 'organizations',
  }))
}

function readChosen(reader: Reader, ids: number[]) {
  return reader
    .selectFrom('trainings')
    .select(['id', 'title', 'summary', 'language', 'published', 'translations'])
    .select((eb) =>
      eb
        .selectFrom('training_organizations')
        .whereRef('training_id', '=', 'trainings.id')
        .select(({ fn }) => fn.min('organization_id').as('owner'))
        .as('owner'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}
