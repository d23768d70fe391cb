import { checked } from '#shared/contract/checked.ts'
import { MAX_TRANSLATION_BYTES, TranslationFile, type TranslationReport } from '#shared/contract/translations.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Change } from '../audit/change.ts'
import { readUtf8 } from '../catalogue/import/readUtf8.ts'
import type { Database } from '../db/database.ts'
import { importTranslations } from './importTranslations.ts'

/** The form of the page: a chosen file counts before pasted text. `action` is `check` or `import`. */
export interface TranslationFileForm {
  fields: Readonly<Record<string, string>>
  file: Uint8Array | null
}

/**
 * Carries out the form of the page: checks the file, or imports its good rows.
 * @throws Refusal 400 if the file as a whole cannot be read, 409 if a text was saved meanwhile
 */
export async function takeTranslationFileAction(
  db: Database,
  { language, form: { fields, file } }: { language: string; form: TranslationFileForm },
  saver: Change & { t: Translate },
): Promise<{ text: string; report: TranslationReport }> {
  const text = file ? await textOf(file) : (fields.text ?? '')
  const format = /^msgid\s/m.test(text) ? 'po' : 'csv'
  const sent = checked(TranslationFile, { language, format, file: text, dry_run: fields.action !== 'import' })
  return { text, report: await importTranslations(db, sent, saver) }
}

async function textOf(file: Uint8Array): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of readUtf8([file], MAX_TRANSLATION_BYTES)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
