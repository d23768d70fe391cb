import type { AdjustmentReport } from '#shared/contract/adjustmentImport.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { PlannedAdjustment } from './planAdjustments.ts'

/** Presents the rows of a file with the sums of those that are booked, in the reader's language. */
export function presentAdjustments(
  planned: readonly PlannedAdjustment[],
  { dryRun, t }: { dryRun: boolean; t: Translate },
): AdjustmentReport {
  const booked = planned.flatMap(({ after, amount }) => (after === null ? [] : (amount ?? 0)))
  return {
    dry_run: dryRun,
    rows: planned.length,
    booked: booked.length,
    repeated: planned.filter(({ bookedAt, problems }) => bookedAt !== null && problems.length === 0).length,
    refused: planned.filter(({ problems }) => problems.length > 0).length,
    given: sumOf(booked.filter((amount) => amount > 0)),
    taken: Math.abs(sumOf(booked.filter((amount) => amount < 0))),
    adjustments: planned.map(({ line, uid, mail, person, amount, reason, before, after, bookedAt, problems }) => ({
      line,
      named: mail || uid,
      person: person ?? null,
      amount,
      reason,
      before,
      after,
      booked_at: bookedAt,
      problems: problems.map(({ column, message, values }) => ({ column, message: t(message, values) })),
    })),
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
