import type { Price, TrainingType } from '#shared/contract/trainings.ts'
import { controlCharacter, hasControlCharacter } from '#shared/contract/plainText.ts'
import { msg } from '#shared/i18n/message.ts'
import { describeText } from '../save/cleanDescription.ts'
import type { Column, Columns } from './columns.ts'
import type { CsvRow } from './readCsv.ts'
import { rowFormProblems, type ValueProblem } from './rowForm.ts'
import {
  readCover,
  readNames,
  type RefuseValue,
  readDuration,
  readLanguage,
  readPrice,
  readType,
  readUrl,
  readYesOrNo,
} from './readValues.ts'

/** The values of a good row; a column that the file does not have is `undefined` and changes nothing. */
export interface ImportRow {
  external_id: string
  title: string
  language: string
  url: string
  topic?: string | undefined
  subtopic?: string | undefined
  provider?: string | undefined
  notes?: string | undefined
  summary?: string | undefined
  description?: string | undefined
  type?: TrainingType | undefined
  duration_minutes?: number | null | undefined
  price?: Price | null | undefined
  published?: boolean | undefined
  /** '' removes it. */
  level?: string | undefined
  /** Names; an empty cell changes nothing, because it would show the training to everyone. */
  organizations?: string[] | undefined
  /** The address of an uploaded picture. */
  cover?: string | undefined
}

/** A problem with one value of a row of trainings. */
export type RowProblem = ValueProblem<Column>

/** The maximum number of characters of each text. */
const limits: Partial<Record<Column, number>> = {
  external_id: 190,
  title: 300,
  language: 35,
  url: 2000,
  topic: 120,
  subtopic: 120,
  provider: 200,
  notes: 2000,
  summary: 1000,
  description: 100_000,
  level: 120,
  organizations: 5000,
  cover: 200,
}

/** A row as it was read: good, or with all the problems of its values. */
export type ReadRow =
  | { row: ImportRow; partial?: never; problems?: never }
  | {
      row?: never
      /** The values that are right. */
      partial: Partial<ImportRow>
      problems: RowProblem[]
    }

/** Reads one row. */
export function readRow(csv: CsvRow, columns: Columns): ReadRow {
  const problems: RowProblem[] = rowFormProblems(csv, columns)
  if (problems.length > 0) return { partial: {}, problems }
  const refuse: RefuseValue = (column, message, values) => {
    problems.push({ column, message, ...(values ? { values } : {}) })
    return undefined
  }
  const { text, needed } = valuesOf(csv, columns, refuse)
  const description = text('description', true)
  const row: ImportRow = {
    external_id: needed('external_id'),
    title: needed('title'),
    language: readLanguage(needed('language'), refuse),
    url: readUrl(needed('url'), refuse),
    topic: text('topic'),
    subtopic: text('subtopic'),
    provider: text('provider'),
    notes: text('notes', true),
    summary: text('summary'),
    description: description === undefined ? undefined : describeText(description),
    type: readType(text('type'), refuse),
    duration_minutes: readDuration(text('duration_minutes'), refuse),
    price: readPrice(text('price'), text('currency'), refuse),
    published: readYesOrNo('published', text('published'), refuse),
    level: text('level'),
    organizations: readNames(text('organizations')),
    cover: readCover(text('cover'), refuse),
  }
  if (row.subtopic && !row.topic) refuse('subtopic', msg('A subtopic needs a topic above it.'))
  return problems.length > 0 ? { partial: row, problems } : { row }
}

function valuesOf(csv: CsvRow, { places }: Columns, refuse: RefuseValue) {
  /** Returns a value, `undefined` if its column is missing or the value is refused. */
  const text = (column: Column, mayHaveLines = false): string | undefined => {
    const place = places.get(column)
    const raw = place === undefined ? undefined : csv.values[place]
    if (raw === undefined) return undefined
    if (hasControlCharacter(raw)) return refuse(column, controlCharacter)
    const value = (mayHaveLines ? raw : raw.replaceAll(/\s+/g, ' ')).trim().normalize('NFC')
    const limit = limits[column]
    if (limit === undefined || value.length <= limit) return value
    return refuse(column, msg('The value has more than {{limit}} characters.'), { limit })
  }
  const needed = (column: Column): string => {
    const value = text(column)
    if (value === '') refuse(column, msg('The value is empty.'))
    return value ?? ''
  }
  return { text, needed }
}
