import type { AdjustmentColumn, AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { Adjustment } from '#shared/contract/adjustments.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { msg } from '#shared/i18n/message.ts'
import type { HeaderPlaces } from '../../catalogue/import/headerPlaces.ts'
import type { CsvRow } from '../../catalogue/import/readCsv.ts'
import { rowFormProblems, type ValueProblem } from '../../catalogue/import/rowForm.ts'

export type AdjustmentProblem = ValueProblem<AdjustmentColumn>

/** One row of the file as it is written. */
export interface AdjustmentRow {
  line: number
  /** '' if the row does not have it. */
  uid: string
  mail: string
  /** `null`: it is not a number. */
  amount: number | null
  reason: string
  problems: AdjustmentProblem[]
}

/** The values for the rows of a file that have none of their own. */
export type RowDefaults = Pick<AdjustmentFile, 'kind' | 'reason'>

/** Reads one row with all its problems. */
export function readAdjustmentRow(
  csv: CsvRow,
  columns: Pick<HeaderPlaces<AdjustmentColumn>, 'places' | 'count'>,
  defaults: RowDefaults,
): AdjustmentRow {
  const textOf = (column: AdjustmentColumn) => {
    const value = csv.values[columns.places.get(column) ?? -1] ?? ''
    return value.replaceAll(/\s+/g, ' ').trim().normalize('NFC')
  }
  const [uid, mail] = [textOf('uid'), textOf('mail')]
  const amount = readAmount(textOf('amount'))
  const reason = textOf('reason') || defaults.reason
  const form = rowFormProblems(csv, columns)
  const problems = form.length > 0 ? form : valueProblems({ uid, mail, amount, reason }, defaults)
  return { line: csv.line, uid, mail, amount, reason, problems }
}

/** Spreadsheets write the minus sign in two ways. */
function readAmount(text: string): number | null {
  return /^[+\-−]?\d{1,9}$/.test(text) ? Number(text.replace('−', '-')) : null
}

type Values = Pick<AdjustmentRow, 'uid' | 'mail' | 'amount' | 'reason'>

function valueProblems({ uid, mail, amount, reason }: Values, { kind }: RowDefaults): AdjustmentProblem[] {
  const problems: AdjustmentProblem[] = []
  if (!uid && !mail) problems.push({ column: '', message: msg('Name the person by “uid” or by “mail”.') })
  if (amount === null) {
    problems.push({ column: 'amount', message: msg('Write a whole number of points, such as 25 or -25.') })
  }
  if (kind === 'opening_balance' && amount !== null && amount < 0) {
    problems.push({ column: 'amount', message: msg('An opening balance is above 0.') })
  }
  return [...problems, ...adjustmentProblems(amount ?? 1, reason)]
}

/** The problems that an adjustment with these values has everywhere. */
function adjustmentProblems(amount: number, reason: string): AdjustmentProblem[] {
  const sent = { uid: 1, amount, reason }
  const { error } = Adjustment.safeParse(sent)
  if (!error) return []
  return problemsOf(error, sent).map(({ message, values, path }) => ({
    column: path === 'amount' ? 'amount' : 'reason',
    message,
    ...(values && { values }),
  }))
}
