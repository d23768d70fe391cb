import type { AdjustmentColumn, AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { invalid, Refusal, type Refused } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Tx } from '../../db/database.ts'
import { adjustBy } from '../adjust.ts'
import type { SiteTime } from '../siteTime.ts'
import { type PlannedAdjustment, planAdjustments } from './planAdjustments.ts'
import { readAdjustmentFile } from './readAdjustmentFile.ts'

/**
 * Books a file of adjustments, all rows or none, in one transaction. A row that an earlier file has booked is not booked
 * again. A dry run books nothing and returns the rows with their problems.
 * @throws Refusal 400 if the file cannot be read, or with every problem of its rows
 */
export async function importAdjustments(
  db: Database,
  { actor, sent }: { actor: number; sent: AdjustmentFile },
  time: SiteTime,
): Promise<PlannedAdjustment[]> {
  const { kind } = sent
  const rows = await readAdjustmentFile(sent.file, sent)
  const options = { kind, actor, now: time.now }
  if (sent.dry_run) return db.snapshot((reader) => planAdjustments(reader, rows, options))
  return db.transact(async (tx) => {
    const planned = await planAdjustments(tx, rows, options)
    const problems = planned.flatMap(problemsOfRow)
    if (problems.length > 0) throw invalid(problems)
    const isOpeningBalance = kind === 'opening_balance'
    const outcomes = new Map<number, PlannedAdjustment>()
    for (const row of inOrderOfLocks(planned))
      outcomes.set(row.line, await book(tx, row, { actor, isOpeningBalance }, time))
    const open = [...outcomes.values()].filter(({ bookedAt }) => bookedAt === null)
    await noteFile(tx, open, { actor, kind }, time)
    return planned.map((row) => outcomes.get(row.line) ?? row)
  })
}

/** All transactions that lock several wallets lock them by uid. */
function inOrderOfLocks(planned: readonly PlannedAdjustment[]): PlannedAdjustment[] {
  return planned
    .filter(({ bookedAt }) => bookedAt === null)
    .toSorted((a, b) => (a.person?.uid ?? 0) - (b.person?.uid ?? 0) || a.line - b.line)
}

/**
 * Books a row, and returns it with its outcome. The wallet is locked only now, so another booking may have left too few
 * points, or may have booked the same row.
 */
async function book(
  tx: Tx,
  row: PlannedAdjustment,
  given: { actor: number; isOpeningBalance: boolean },
  time: SiteTime,
): Promise<PlannedAdjustment> {
  const { person, amount, reason, key, line } = row
  if (!person || amount === null) throw new Error('A row without a person or points is not booked.')
  try {
    const { entry, repeated } = await adjustBy(tx, { ...given, uid: person.uid, amount, reason, key }, time)
    return repeated ? { ...row, bookedAt: entry.at, before: null, after: null } : row
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw invalid(error.problems.map((problem) => ({ ...problem, path: pathOf(line, 'amount') })))
  }
}

async function noteFile(
  tx: Tx,
  rows: readonly PlannedAdjustment[],
  { actor, kind }: { actor: number; kind: string },
  { now }: SiteTime,
): Promise<void> {
  if (rows.length === 0) return
  const points = rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const subject = { type: 'points', id: kind, label: '' } as const
  const after = { rows: rows.length, points }
  await noteChange(tx, { actor, through: 'import', action: 'imported', subject, after }, now)
}

function problemsOfRow({ line, problems }: PlannedAdjustment): Refused[] {
  return problems.map(({ column, message, values }) => ({
    message,
    ...(values && { values }),
    path: pathOf(line, column),
    code: 'row',
  }))
}

/** `file[4][amount]`: the line is counted as in the file, where the header is line 1. */
function pathOf(line: number, column: AdjustmentColumn | ''): string {
  return bracketPath(['file', line, ...(column ? [column] : [])])
}
