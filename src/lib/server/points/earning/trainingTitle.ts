import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { trainingText } from '../../catalogue/save/texts.ts'

/** The title of a training in the reader's language; '' for none. */
export async function trainingTitle(reader: Reader, id: number | null, reading: ReaderLanguages): Promise<string> {
  if (id === null) return ''
  const row = await reader
    .selectFrom('trainings')
    .select(['title', 'summary', 'language', 'translations'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? trainingText(row, reading).title.slice(0, 300) : ''
}
