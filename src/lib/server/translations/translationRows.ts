import { po } from 'gettext-parser'
import {
  pluralFormNames,
  type FormName,
  MAX_TRANSLATION_BYTES,
  type TranslationFile,
} from '#shared/contract/translations.ts'
import { msg } from '#shared/i18n/message.ts'
import { pluralCategories } from '#shared/i18n/textFaults.ts'
import { invalid } from '#shared/refusal.ts'
import { headerPlaces, missingColumn } from '../catalogue/import/headerPlaces.ts'
import { type CsvRow, readCsv } from '../catalogue/import/readCsv.ts'
import { bytesInPieces } from '../catalogue/import/bytesInPieces.ts'
import { readUtf8, refused } from '../catalogue/import/readUtf8.ts'
import { formContexts } from './exportPo.ts'

/** A text of a file. */
export interface TranslationRow {
  /** The line of a CSV file; the place of the entry in a PO file. */
  row: number
  source: string
  texts: Partial<Record<FormName, string>>
  /** Why the row cannot be read; a source string. */
  problem?: string
}

/**
 * Reads the texts of a file. Empty texts are not translated and are left out.
 * @throws Refusal 400 if the file as a whole cannot be read
 */
export async function translationRows({ file, format, language }: TranslationFile): Promise<TranslationRow[]> {
  const rows = format === 'po' ? poRows(file, language) : await csvRows(file)
  if (rows.length === 0) throw refused(msg('The file has no texts.'), {}, 'empty')
  return rows
}

const csvColumns = ['source', 'form', 'text'] as const

async function csvRows(file: string): Promise<TranslationRow[]> {
  const rows: TranslationRow[] = []
  let places: ReadonlyMap<(typeof csvColumns)[number], number> | undefined
  for await (const row of readCsv(readUtf8(bytesInPieces(file), MAX_TRANSLATION_BYTES))) {
    if (places) rows.push(csvRow(row, places))
    else places = headerOf(row.values)
  }
  return rows.filter(({ texts, problem }) => problem !== undefined || Object.values(texts).some((text) => text !== ''))
}

function headerOf(values: readonly string[]) {
  const { places, problems } = headerPlaces(values, csvColumns)
  const lacking = (['source', 'text'] as const).filter((name) => !places.has(name)).map(missingColumn)
  if (problems.length + lacking.length > 0) throw invalid([...problems, ...lacking])
  return places
}

function csvRow({ line: row, values, broken }: CsvRow, places: ReadonlyMap<string, number>): TranslationRow {
  const cell = (name: string) => withoutMark(values[places.get(name) ?? -1] ?? '')
  const form = pluralFormNames.find((name) => name === (cell('form').trim() || 'text'))
  const source = cell('source')
  if (broken.length > 0) return { row, source, texts: {}, problem: msg('Its quotation marks do not match.') }
  if (!form) return { row, source, texts: {}, problem: msg('There is no such plural form.') }
  return { row, source, texts: { [form]: cell('text').trim() } }
}

/** Undoes the apostrophes with which the export keeps spreadsheet programs from running a text. */
function withoutMark(cell: string): string {
  return cell.replace(/^'(?=[\t\r])|(^|[;\t\r\n])'(?=[=+\-@＝＋－＠])/g, '$1')
}

function poRows(file: string, language: string): TranslationRow[] {
  const entries = Object.values(parsedPo(file)).flatMap((context) => Object.values(context))
  return entries.flatMap(({ msgctxt, msgid: source, msgid_plural, msgstr, comments }, index): TranslationRow[] => {
    if (source === '' || msgstr.every((text) => text === '')) return []
    const row = index + 1
    if (comments?.flag?.includes('fuzzy')) {
      return [{ row, source, texts: {}, problem: msg('The text is marked as fuzzy: check it, and remove the mark.') }]
    }
    const context = formContexts.find((name) => name === msgctxt)
    if (context) return [{ row, source, texts: { [context]: msgstr[0] ?? '' } }]
    if (msgid_plural === undefined) return [{ row, source, texts: { text: msgstr[0] ?? '' } }]
    const categories = pluralCategories(language)
    if (msgstr.length !== categories.length) {
      return [{ row, source, texts: {}, problem: msg('It does not have the plural forms of the language.') }]
    }
    return [{ row, source, texts: Object.fromEntries(categories.map((form, place) => [form, msgstr[place] ?? ''])) }]
  })
}

function parsedPo(file: string) {
  try {
    return po.parse(file).translations
  } catch {
    throw refused(msg('The file is not a PO file.'), {}, 'format')
  }
}
