import type { AdjustmentColumn, AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Tx } from '../../db/database.ts'
import { adjustBy } from '../adjust.ts'
import { openWallet } from '../book/openWallet.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { peopleOfFile } from './peopleOfFile.ts'
import { type PlannedAdjustment, planAdjustments } from './planAdjustments.ts'
import { readAdjustmentFile } from './readAdjustmentFile.ts'
import type { AdjustmentRow } from './readAdjustmentRow.ts'

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
    await lockWallets(tx, rows, time)
    const planned = await planAdjustments(tx, rows, options)
    const problems = planned.flatMap(problemsOfRow)
    if (problems.length > 0) throw invalid(problems)
    const isOpeningBalance = kind === 'opening_balance'
    const open = inOrderOfLocks(planned)
    for (const row of open) await book(tx, row, { actor, isOpeningBalance }, time)
    await noteFile(tx, open, { actor, kind }, time)
    return planned
  })
}

/**
 * Locks the wallets of the file before its rows are planned: what another booking leaves, or has booked itself, is known
 * then. All transactions that lock several wallets lock them by uid.
 */
async function lockWallets(tx: Tx, rows: readonly AdjustmentRow[], time: SiteTime): Promise<void> {
  const personOf = await peopleOfFile(tx, rows)
  const uids = new Set(rows.flatMap((row) => personOf(row)?.uid ?? []))
  for (const uid of [...uids].toSorted((a, b) => a - b)) await openWallet(tx, uid, time)
}

/** The rows to book, in the order in which their wallets are locked, those of one person in the order of the file. */
function inOrderOfLocks(planned: readonly PlannedAdjustment[]): PlannedAdjustment[] {
  return planned
    .filter(({ bookedAt }) => bookedAt === null)
    .toSorted((a, b) => (a.person?.uid ?? 0) - (b.person?.uid ?? 0))
}

async function book(
  tx: Tx,
  { person, amount, reason, key }: PlannedAdjustment,
  given: { actor: number; isOpeningBalance: boolean },
  time: SiteTime,
): Promise<void> {
  if (!person || amount === null) throw new Error('A row without a person or points is not booked.')
  await adjustBy(tx, { ...given, uid: person.uid, amount, reason, key }, time)
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
