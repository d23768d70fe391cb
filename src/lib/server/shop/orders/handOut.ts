import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderLineRow } from '../../db/schema/orders.ts'
import { enrolPerson } from '../../enrolments/steps.ts'
import { withdrawUnbegun } from '../../enrolments/withdrawUnbegun.ts'
import { readSnapshot } from '../checkout/snapshot.ts'
import { endCodes, showCodes } from '../stock/codes.ts'

/**
 * Gives the buyer what an order brings by itself: the trainings, and the codes to see. Each line notes what it gave; a
 * learner who was enrolled already was not enrolled by it. Answers the codes by order line.
 */
export async function handOut(
  tx: Tx,
  { now }: { now: Date },
  lines: readonly OrderLineRow[],
): Promise<Map<number, string[]>> {
  const codes = new Map<number, string[]>()
  for (const line of lines) {
    const { type, training_id: trainingId } = readSnapshot(line)
    const { id, uid } = line
    if (type === 'voucher') {
      const shown = await showCodes(tx, id)
      codes.set(id, shown)
      await tx.updateTable('order_lines').set({ codes_shown: shown.length }).where('id', '=', id).execute()
    }
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
 * Takes back exactly what the lines gave: an enrolment that they made and that was not begun. Codes that the buyer
 * could see become void, the others free again.
 */
export async function takeBack(tx: Tx, { now }: { now: Date }, lines: readonly OrderLineRow[]): Promise<void> {
  await endCodes(
    tx,
    lines.map(({ id }) => id),
  )
  for (const line of lines) {
    const { training_id: trainingId } = readSnapshot(line)
    const { uid, enrolled_at: enrolledAt } = line
    if (trainingId !== null && enrolledAt !== null) {
      await withdrawUnbegun(tx, { uid, trainingId, enrolledAt, now })
    }
  }
}
