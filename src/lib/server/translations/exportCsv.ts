import { CSV_MARK, csvLine } from '#shared/csvLine.ts'
import type { Reader } from '../db/database.ts'
import { interfaceTexts } from './interfaceTexts.ts'

const translationColumns = ['source', 'form', 'english', 'text', 'shipped', 'state'] as const

/** Writes every text of a language as CSV, one line for each form. */
export async function* exportCsv(reader: Reader, language: string): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(translationColumns)
  for (const { source, state, forms, gone } of await interfaceTexts(reader, language)) {
    if (gone) continue
    yield forms
      .map(({ form, english, text, shipped }) =>
        csvLine([source, form === 'text' ? '' : form, english, text, shipped, state]),
      )
      .join('')
  }
}
