import {
  type AdjustmentColumn,
  adjustmentColumns,
  MAX_ADJUSTMENT_BYTES,
  MAX_ADJUSTMENT_ROWS,
} from '#shared/contract/adjustmentImport.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { type HeaderPlaces, headerPlaces, missingColumn } from '../../catalogue/import/headerPlaces.ts'
import { readCsv } from '../../catalogue/import/readCsv.ts'
import { bytesInPieces } from '../../catalogue/import/bytesInPieces.ts'
import { readUtf8, refused } from '../../catalogue/import/readUtf8.ts'
import { type AdjustmentRow, readAdjustmentRow, type RowDefaults } from './readAdjustmentRow.ts'

/**
 * Reads a file of adjustments.
 * @throws Refusal 400 if the file as a whole cannot be read
 */
export async function readAdjustmentFile(file: string, defaults: RowDefaults): Promise<AdjustmentRow[]> {
  const rows: AdjustmentRow[] = []
  let columns: HeaderPlaces<AdjustmentColumn> | undefined
  for await (const csv of readCsv(readUtf8(bytesInPieces(file), MAX_ADJUSTMENT_BYTES))) {
    if (!columns) {
      columns = readAdjustmentHeader(csv.values)
      continue
    }
    if (rows.length === MAX_ADJUSTMENT_ROWS) throw tooManyRows()
    rows.push(readAdjustmentRow(csv, columns, defaults))
  }
  if (!columns) throw refused(msg('The file is empty.'), {}, 'empty')
  if (rows.length === 0) throw refused(msg('The file has a header and no rows.'), {}, 'empty')
  return rows
}

function readAdjustmentHeader(values: readonly string[]): HeaderPlaces<AdjustmentColumn> {
  const header = headerPlaces(values, adjustmentColumns)
  const problems = [...header.problems]
  if (!header.places.has('uid') && !header.places.has('mail')) {
    const message = msg('The file needs a column “uid” or “mail”.')
    problems.push({ message, path: 'file', code: 'missing_column' })
  }
  if (!header.places.has('amount')) problems.push(missingColumn('amount'))
  if (problems.length > 0) throw invalid(problems)
  return header
}

function tooManyRows() {
  const message = msg(
    'The file has more than {{limit}} rows. Split it into several and import them one after the other.',
  )
  return refused(message, { limit: MAX_ADJUSTMENT_ROWS }, 'too_many')
}
