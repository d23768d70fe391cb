import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../../db/database.ts'
import { enrolPerson } from '../../enrolments/enrolment.ts'
import { withdrawUnbegun } from '../../enrolments/withdrawUnbegun.ts'
import type { BoughtLine } from '../checkout/snapshot.ts'
import { endCodes, showCodes } from '../stock/codes.ts'

/**
 * Enrols the buyer in the trainings of an order, and shows the voucher codes. Each line records its result, so that it
 * can be undone. Returns the codes by order line.
 */
export async function handOut(
  tx: Tx,
  { now }: { now: Date },
  lines: readonly BoughtLine[],
): Promise<Map<number, string[]>> {
  const codes = new Map<number, string[]>()
  for (const { line, snapshot } of lines) {
    const { type, training_id: trainingId } = snapshot
    const { id, uid } = line
    if (type === 'voucher') {
      const shown = await showCodes(tx, id)
      codes.set(id, shown)
      await tx.updateTable('order_lines').set({ codes_shown: shown.length }).where('id', '=', id).execute()
    }
    // A learner who was already enrolled keeps that enrolment if the order ends.
    if (trainingId !== null && (await enrolPerson(tx, { uid, trainingId, now })) > 0n) {
      await tx
        .updateTable('order_lines')
        .set({ enrolled_at: toInstant(now) })
        .where('id', '=', id)
        .execute()
    }
  }
  return codes
}

/**
 * Withdraws the enrolments that the lines made, unless the training has been started. Codes that the buyer could see
 * become void; the others become free.
 */
export async function undoHandOut(tx: Tx, { now }: { now: Date }, lines: readonly BoughtLine[]): Promise<void> {
  await endCodes(
    tx,
    lines.map(({ line }) => line.id),
  )
  for (const { line, snapshot } of lines) {
    const { training_id: trainingId } = snapshot
    const { uid, enrolled_at: enrolledAt } = line
    if (trainingId !== null && enrolledAt !== null) {
      await withdrawUnbegun(tx, { uid, trainingId, enrolledAt, now })
    }
  }
}
