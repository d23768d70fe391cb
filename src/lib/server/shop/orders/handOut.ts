import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'
import { enrolPerson } from '../../enrolments/enrolment.ts'
import { withdrawUnbegun } from '../../enrolments/withdrawUnbegun.ts'
import type { BoughtLine } from './snapshot.ts'
import { endCodes, showCodes } from '../stock/codes.ts'

interface HandOut {
  /** By order line. */
  codes: Map<number, string[]>
  /** Whether the buyer was already enrolled in a training of the order, which therefore gave nothing. */
  hadTraining: boolean
}

/**
 * Enrols the buyer in the trainings of an order, and shows the voucher codes. Each line records its result, so that it
 * can be undone.
 */
export async function handOut(tx: Tx, { now }: { now: Date }, lines: readonly BoughtLine[]): Promise<HandOut> {
  const codes = new Map<number, string[]>()
  let hadTraining = false
  for (const { line, snapshot } of lines) {
    const { type, training_id: trainingId } = snapshot
    const { id, uid } = line
    if (type === 'voucher') {
      const shown = await showCodes(tx, id)
      codes.set(id, shown)
      await tx.updateTable('order_lines').set({ codes_shown: shown.length }).where('id', '=', id).execute()
    }
    if (trainingId === null) continue
    // A learner who was already enrolled keeps that enrolment if the order ends.
    if ((await enrolPerson(tx, { uid, trainingId, now })) > 0n) {
      await tx
        .updateTable('order_lines')
        .set({ enrolled_at: toInstant(now) })
        .where('id', '=', id)
        .execute()
    } else hadTraining = true
  }
  return { codes, hadTraining }
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
